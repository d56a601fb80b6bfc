import { useId } from 'react'
import { Field } from '../../ui/field'
import { PasswordInput } from '../../ui/password-input'
import type { PasswordField as FieldName } from './password-rules'

interface PasswordFieldProps {
  name: FieldName
  label: string
  hint?: string
  /** Its error message; '' = none. */
  message: string
}

/** A password with its label and its error message. */
export function PasswordField({ name, label, hint = '', message }: PasswordFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} message={message}>
      {(described) => (
        <PasswordInput
          {...described}
          id={id}
          name={name}
          autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
          aria-required
        />
      )}
    </Field>
  )
}
