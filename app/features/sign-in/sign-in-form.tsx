import { Form, useNavigation } from '@remix-run/react'
import { CircleAlert, Eye, EyeOff } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import styles from './sign-in.module.css'
import type { SignInRefusal } from './sign-in.server'

interface SignInFormProps {
  redirect: string
  /** Whether the "remember" box is offered. */
  remember: boolean
  account: string
  refusal: SignInRefusal | null
}

/** A plain form that also works without scripts; scripts add focus and the eye. */
export function SignInForm({ redirect, remember, account: remembered, refusal }: SignInFormProps) {
  const { signIn } = useText()
  const submitting = useNavigation().state !== 'idle'
  const account = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!refusal) return
    // The account stays; the password is typed anew where it, or the service, was the trouble.
    if (password.current) password.current.value = ''
    const target = refusal.field === 'account' ? account : password
    target.current?.focus()
  }, [refusal])

  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="redirect" value={redirect} />
      {refusal && (
        <p id="sign-in-message" className={styles.message} role="alert">
          <Icon drawing={CircleAlert} />
          {refusal.message}
        </p>
      )}
      <div className={styles.field}>
        <label htmlFor="account">{signIn.account}</label>
        <input
          ref={account}
          id="account"
          name="account"
          className={recipeClass('input', { size: 'lg' })}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={refusal?.account ?? remembered}
          maxLength={100}
          required
          {...describe(refusal, 'account')}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="password">{signIn.password}</label>
        <PasswordInput inputRef={password} refusal={refusal} />
      </div>
      {remember && (
        <label className={styles.remember}>
          <input type="checkbox" name="remember" defaultChecked />
          {signIn.remember}
        </label>
      )}
      <button
        type="submit"
        className={recipeClass('button', { variant: 'solid', size: 'lg' })}
        aria-busy={submitting}
        disabled={submitting}
      >
        {submitting ? signIn.submitting : signIn.submit}
      </button>
    </Form>
  )
}

interface PasswordInputProps {
  inputRef: React.RefObject<HTMLInputElement>
  refusal: SignInRefusal | null
}

function PasswordInput({ inputRef, refusal }: PasswordInputProps) {
  const { signIn } = useText()
  const [shown, setShown] = useState(false)
  return (
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
        {...describe(refusal, 'password')}
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
  )
}

function describe(refusal: SignInRefusal | null, field: SignInRefusal['field']) {
  if (refusal?.field !== field) return {}
  return { 'aria-invalid': true, 'aria-describedby': 'sign-in-message' } as const
}
