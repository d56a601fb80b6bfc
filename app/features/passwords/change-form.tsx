import { useFetcher } from '@remix-run/react'
import { type FormEvent, useRef, useState } from 'react'
import { passwordPath } from '~contract/portal/paths'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { FormMessage } from './form-message'
import { PasswordField } from './password-field'
import { changeProblem, type PasswordRefusal, passwordsOf } from './password-rules'
import styles from './passwords.module.css'
import { useRefusalFocus } from './use-refusal-focus'

interface ChangeFormProps {
  /** Where to go after the sign-in that follows. */
  redirect: string
  /** In a dialog: closes it. */
  onClose?: () => void
  /** What the server said of a form that came without scripts. */
  refusal?: PasswordRefusal | null
}

/** The form that changes the password (AUTH-09); the server leads to the login path when it has. */
export function ChangeForm({ redirect, onClose, refusal: first = null }: ChangeFormProps) {
  const texts = useText()
  const { passwords } = texts
  const { Form, state, data } = useFetcher<PasswordRefusal>()
  const [found, setFound] = useState<PasswordRefusal | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const saving = state !== 'idle'
  const refusal = saving ? null : (found ?? data ?? first)
  useRefusalFocus(form, refusal)

  function check(event: FormEvent<HTMLFormElement>) {
    const problem = changeProblem(passwordsOf(new FormData(event.currentTarget)), texts)
    setFound(problem)
    if (problem || saving) event.preventDefault()
  }
  const fields = [
    { name: 'currentPassword', label: passwords.current },
    { name: 'newPassword', label: passwords.next, hint: passwords.hint },
    { name: 'sureNewPassword', label: passwords.again },
  ] as const
  return (
    <Form
      ref={form}
      method="post"
      action={passwordPath()}
      className={`form ${styles.form}`}
      onSubmit={check}
      noValidate
    >
      <input type="hidden" name="redirect" value={redirect} />
      {refusal?.field === 'form' && <FormMessage text={refusal.message} />}
      {fields.map(({ name, ...words }) => (
        <PasswordField
          key={name}
          name={name}
          {...words}
          message={refusal?.field === name ? refusal.message : ''}
        />
      ))}
      <div className={onClose ? `justify-end ${styles.inDialog}` : styles.actions}>
        {onClose && <CloseButton onClose={onClose} />}
        <Button type="submit" size={onClose ? 'md' : 'lg'} aria-busy={saving} disabled={saving}>
          {saving ? passwords.saving : passwords.save}
        </Button>
      </div>
    </Form>
  )
}

function CloseButton({ onClose }: { onClose(): void }) {
  const { shell } = useText()
  return (
    <Button variant="outline" onClick={onClose}>
      {shell.closeDialog}
    </Button>
  )
}
