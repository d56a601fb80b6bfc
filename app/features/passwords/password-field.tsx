import { useId } from 'react'
import { PasswordInput } from '../../ui/password-input'
import { Field } from './field'
import type { PasswordField as FieldName } from './password-rules'

interface PasswordFieldProps {
  name: FieldName
  label: string
  hint?: string
  /** What is wrong with it; '' = nothing. */
  message: string
}

/** A password with its label and what is wrong with it. */
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
