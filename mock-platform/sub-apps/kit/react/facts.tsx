import type { ReactNode } from 'react'
import { spoken } from '../spoken'

type Facts = readonly (readonly [name: string, value: ReactNode])[]

interface FactsProps {
  /** Names and values, or templates for the values; an empty value is a dash. */
  facts: Facts | Record<string, string>
  /** Fills the templates. */
  of?: object
  className?: string
}

export function Facts({ facts, of = {}, className = '' }: FactsProps) {
  const said: Facts = Array.isArray(facts)
    ? facts
    : Object.entries(facts).map(([name, template]) => [name, spoken(template, of)])
  return (
    <dl className={`facts ${className}`}>
      {said.map(([name, value]) => (
        <div key={name}>
          <dt>{spoken(name)}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
