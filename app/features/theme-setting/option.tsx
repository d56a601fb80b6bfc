import type { ReactNode } from 'react'

interface OptionProps {
  className: string | undefined
  /** The name of the radio group. */
  name: string
  value: string
  chosen: boolean
  onChoose(): void
  children: ReactNode
}

/** One value of a group, of which one is chosen. */
export function Option({ className, chosen, onChoose, children, ...input }: OptionProps) {
  return (
    <label className={className} data-chosen={chosen || undefined}>
      <input {...input} type="radio" checked={chosen} onChange={onChoose} />
      {children}
    </label>
  )
}
