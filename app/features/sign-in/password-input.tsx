import { Eye, EyeOff } from 'lucide'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import styles from './sign-in.module.css'

interface PasswordInputProps {
  inputRef: RefObject<HTMLInputElement>
  invalid: boolean
  /** The id of what is said about it, where something is. */
  describedBy: string | undefined
}

/** The password, which can be shown; says so where capital letters are locked. */
export function PasswordInput({ inputRef, invalid, describedBy }: PasswordInputProps) {
  const { signIn } = useText()
  const [shown, setShown] = useState(false)
  const [locked, setLocked] = useState(false)
  const readLock = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'))
  return (
    <>
      <div className={styles.password}>
        <input
          ref={inputRef}
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          className={recipeClass('input', { size: 'lg' })}
          autoComplete="current-password"
          maxLength={200}
          required
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onKeyDown={readLock}
          onKeyUp={readLock}
          onBlur={() => setLocked(false)}
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
      <p className={styles.capsLock} aria-live="polite">
        {locked && signIn.capsLock}
      </p>
    </>
  )
}
