import type { ReactNode } from 'react'

interface FieldProps {
  /** Of the input. */
  id: string
  label: string
  hint: string
  /** What is wrong with it; '' = nothing. */
  message: string
  children(described: object): ReactNode
}

/** A label, an input that knows what describes it, its hint, and what is wrong with it. */
export function Field({ id, label, hint, message, children }: FieldProps) {
  const describing = [hint && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        ...(describing && { 'aria-describedby': describing }),
        ...(message && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="quiet break-anywhere">
          {hint}
        </p>
      )}
      {message && (
        <p id={`${id}-message`} className="text-danger quiet break-anywhere" role="alert">
          {message}
        </p>
      )}
    </div>
  )
}
