import { Eye, EyeOff } from 'lucide'
import { useId, useState } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { Field } from './field'
import type { PasswordField } from './password-rules'
import styles from './passwords.module.css'

interface PasswordInputProps {
  name: PasswordField
  label: string
  hint?: string
  /** What is wrong with it; '' = nothing. */
  message: string
}

/** A password with its label, what is wrong with it, and an eye to look at it. */
export function PasswordInput({ name, label, hint = '', message }: PasswordInputProps) {
  const { signIn } = useText()
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} message={message}>
      {(described) => (
        <div className={styles.password}>
          <input
            {...described}
            id={id}
            name={name}
            type={shown ? 'text' : 'password'}
            className={recipeClass('input', { size: 'lg' })}
            autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
            autoCapitalize="off"
            spellCheck={false}
            aria-required
          />
          <button
            type="button"
            className={styles.eye}
            aria-label={shown ? signIn.hidePassword : signIn.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon drawing={shown ? EyeOff : Eye} />
          </button>
        </div>
      )}
    </Field>
  )
}
