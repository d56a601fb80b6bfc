import { type ReactNode, useId } from 'react'
import { recognised } from '../recognised'

interface FieldAttributes {
  id: string
  name: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FormFieldProps {
  name: string
  label: string
  error: string | undefined
  children(field: FieldAttributes): ReactNode
}

export function FormField({ name, label, error, children }: FormFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-invalid': Boolean(error),
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p id={errorId} className="field-error">
          {recognised(error)}
        </p>
      )}
    </div>
  )
}
