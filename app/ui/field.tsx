import type { ReactNode } from 'react'

interface FieldProps {
  /** The input's id. */
  id: string
  label: string
  hint?: string | undefined
  /** Its error message; '' = none. */
  message?: string
  /** The id of another element that describes it. */
  describedBy?: string | undefined
  children(described: object): ReactNode
}

/** A label, an input with its aria-describedby, its hint and its error message. */
export function Field({ id, label, hint, message, describedBy, children }: FieldProps) {
  const describing = [describedBy, hint && `${id}-hint`, message && `${id}-message`]
    .filter(Boolean)
    .join(' ')
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
