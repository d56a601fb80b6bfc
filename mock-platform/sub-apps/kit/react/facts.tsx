import type { ReactNode } from 'react'

interface FactsProps {
  /** Names and what there is to say; what is empty is a dash. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
  className?: string
}

/** What is known of something, by name. */
export function Facts({ facts, className = '' }: FactsProps) {
  return (
    <dl className={`facts ${className}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
