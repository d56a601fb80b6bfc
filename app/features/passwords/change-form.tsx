import { useFetcher } from '@remix-run/react'
import { type FormEvent, useRef, useState } from 'react'
import { passwordPath } from '../../config/paths'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { FormMessage } from './form-message'
import { PasswordInput } from './password-input'
import {
  changeProblem,
  type PasswordField,
  type PasswordRefusal,
  passwordsOf,
} from './password-rules'
import styles from './passwords.module.css'
import { useRefusalFocus } from './use-refusal-focus'

interface ChangeFormProps {
  /** Where to go after the sign-in that follows. */
  redirect: string
  /** What the server said of a form that came without scripts. */
  refusal?: PasswordRefusal | null
}

/** The form that changes the password (AUTH-09); the server leads to the login path when it has. */
export function ChangeForm({ redirect, refusal: first = null }: ChangeFormProps) {
  const texts = useText()
  const { passwords } = texts
  const { Form, state, data } = useFetcher<PasswordRefusal>()
  const [found, setFound] = useState<PasswordRefusal | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const saving = state !== 'idle'
  const refusal = saving ? null : (found ?? data ?? first)
  useRefusalFocus(form, refusal)

  const check = (event: FormEvent<HTMLFormElement>) => {
    const problem = changeProblem(passwordsOf(new FormData(event.currentTarget)), texts)
    setFound(problem)
    if (problem || saving) event.preventDefault()
  }
  const messageAt = (field: PasswordField) => (refusal?.field === field ? refusal.message : '')
  return (
    <Form
      ref={form}
      method="post"
      action={passwordPath()}
      className={styles.form}
      onSubmit={check}
      noValidate
    >
      <input type="hidden" name="redirect" value={redirect} />
      {refusal?.field === 'form' && <FormMessage text={refusal.message} />}
      <PasswordInput
        name="currentPassword"
        label={passwords.current}
        message={messageAt('currentPassword')}
      />
      <PasswordInput
        name="newPassword"
        label={passwords.next}
        hint={passwords.hint}
        message={messageAt('newPassword')}
      />
      <PasswordInput
        name="sureNewPassword"
        label={passwords.again}
        message={messageAt('sureNewPassword')}
      />
      <button
        type="submit"
        className={recipeClass('button', { variant: 'solid', size: 'lg' })}
        aria-busy={saving}
        disabled={saving}
      >
        {saving ? passwords.saving : passwords.save}
      </button>
    </Form>
  )
}
