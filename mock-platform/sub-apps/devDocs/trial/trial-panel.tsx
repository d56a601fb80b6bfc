import { type ReactNode, useId } from 'react'

interface TrialPanelProps {
  name: string
  /** What it is for, in a few words. */
  purpose: string
  /** The call as a program would write it. */
  code: string
  children: ReactNode
}

/** One gift: what it does, how it is called, and the buttons that call it. */
export function TrialPanel({ name, purpose, code, children }: TrialPanelProps) {
  const id = useId()
  return (
    <section className="trial-panel" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p className="muted">{purpose}</p>
      <div className="trial-controls">{children}</div>
      <pre>
        <code>{code}</code>
      </pre>
    </section>
  )
}

interface TrialFieldProps {
  label: string
  value: string
  onChange(value: string): void
  type?: 'text' | 'number'
}

export function TrialField({ label, value, onChange, type = 'text' }: TrialFieldProps) {
  return (
    <input
      className="input"
      aria-label={label}
      type={type}
      min={0}
      maxLength={120}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** What a call gave back. */
export function TrialResult({ children }: { children: ReactNode }) {
  return (
    <output className="trial-result" aria-live="polite">
      {children}
    </output>
  )
}
