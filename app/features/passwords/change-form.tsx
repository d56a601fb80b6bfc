import { useFetcher } from '@remix-run/react'
import { type FormEvent, useRef, useState } from 'react'
import { passwordPath } from '~contract/portal/paths'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { FormMessage } from '../../ui/form-message'
import { isOffline } from '../../ui/network'
import { PasswordField } from './password-field'
import { changeProblem, type PasswordRefusal, passwordsOf, unanswered } from './password-rules'
import { useRefusalFocus } from './use-refusal-focus'

interface ChangeFormProps {
  /** Where to go after the new sign-in. */
  redirect: string
  /** In a dialog: closes it. */
  onClose?: () => void
  /** The server's answer to a form sent without scripts. */
  refusal?: PasswordRefusal | null
}

/** The form that changes the password (AUTH-09); once it is changed, the server redirects to the login page. */
export function ChangeForm({ redirect, onClose, refusal: first = null }: ChangeFormProps) {
  const texts = useText()
  const { passwords, failures } = texts
  const { Form, state, data } = useFetcher<PasswordRefusal>()
  const [found, setFound] = useState<PasswordRefusal | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const saving = state !== 'idle'
  const refusal = saving ? null : (found ?? data ?? first)
  useRefusalFocus(form, refusal)

  function check(event: FormEvent<HTMLFormElement>) {
    const fields = passwordsOf(new FormData(event.currentTarget))
    const problem = changeProblem(fields, texts) ?? (isOffline() ? unanswered : null)
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
      className="form"
      onSubmit={check}
      noValidate
    >
      <input type="hidden" name="redirect" value={redirect} />
      {refusal?.field === 'form' && <FormMessage text={refusal.message || failures.unreachable} />}
      {fields.map(({ name, ...words }) => (
        <PasswordField
          key={name}
          name={name}
          {...words}
          message={refusal?.field === name ? refusal.message : ''}
        />
      ))}
      <div className="flex justify-end mt-2 gap-3">
        {onClose && <CloseButton onClose={onClose} />}
        <Button
          type="submit"
          size={onClose ? 'md' : 'lg'}
          className={onClose ? undefined : 'flex-1'}
          aria-busy={saving}
          disabled={saving}
        >
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
