import { Eye, EyeOff } from 'lucide'
import { type ComponentPropsWithoutRef, type KeyboardEvent, type RefObject, useState } from 'react'
import { passwordInputTexts } from '~text/password-input'
import { useText } from '../text/text-context'
import { recipeClass } from './classes'
import { Icon } from './icon'
import styles from './password-input.module.css'

interface PasswordInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> {
  inputRef?: RefObject<HTMLInputElement>
}

/**
 * A password field that can show the password, and warns when Caps Lock is on. The label must be right above it, with
 * room for that warning at the end of its line.
 */
export function PasswordInput({ inputRef, ...input }: PasswordInputProps) {
  const texts = passwordInputTexts[useText().language]
  const [shown, setShown] = useState(false)
  const [locked, setLocked] = useState(false)
  const readLock = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'))
  return (
    <div className={`relative ${styles.password}`}>
      <input
        {...input}
        ref={inputRef}
        type={shown ? 'text' : 'password'}
        className={recipeClass('input', { size: 'lg' })}
        autoCapitalize="off"
        spellCheck={false}
        onKeyDown={readLock}
        onKeyUp={readLock}
        onBlur={() => setLocked(false)}
      />
      <button
        type="button"
        className={`absolute grid place-items-center rounded-sm text-muted ${styles.eye}`}
        aria-label={shown ? texts.hide : texts.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon drawing={shown ? EyeOff : Eye} />
      </button>
      <p className={`absolute right-0 text-warning text-sm ${styles.capsLock}`} aria-live="polite">
        {locked && texts.capsLock}
      </p>
    </div>
  )
}
