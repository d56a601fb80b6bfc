import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { recipeClass } from '../../ui/classes'
import { Field } from '../../ui/field'
import { FormMessage } from '../../ui/form-message'
import { TitledDialog } from '../../ui/overlay/titled-dialog'
import { PasswordInput } from '../../ui/password-input'
import { useFactorText } from './use-factor-text'

export interface ProofDialogProps {
  /** A code of the second factor is required as well. */
  withCode: boolean
  /** Submits the proof; resolves to why it was refused, '' = accepted. */
  onProof(password: string, code: string): Promise<string>
  onClose(): void
}

/** Asks for the password again before a factor changes. */
export function ProofDialog({ withCode, onProof, onClose }: ProofDialogProps) {
  const { proof, either, checking } = useFactorText()
  const [passwordId, codeId, troubleId] = [useId(), useId(), useId()]
  const { password, code, busy, trouble, send } = useProof(withCode, onProof)
  return (
    <TitledDialog title={proof.title} width="400px" form onClose={onClose}>
      <form className="form" onSubmit={send} noValidate>
        <p className="text-muted">{withCode ? `${proof.hint}${proof.codeHint}` : proof.hint}</p>
        {trouble && <FormMessage id={troubleId} text={trouble} />}
        <Field id={passwordId} label={proof.password} describedBy={trouble && troubleId}>
          {(described) => (
            <PasswordInput
              {...described}
              inputRef={password}
              id={passwordId}
              autoComplete="current-password"
              aria-required
            />
          )}
        </Field>
        {withCode && (
          <Field id={codeId} label={either} describedBy={trouble && troubleId}>
            {(described) => (
              <input
                {...described}
                ref={code}
                id={codeId}
                className={recipeClass('input', { size: 'lg' })}
                autoComplete="one-time-code"
                aria-required
              />
            )}
          </Field>
        )}
        <Button type="submit" size="lg" aria-busy={busy} disabled={busy}>
          {busy ? checking : proof.confirm}
        </Button>
      </form>
    </TitledDialog>
  )
}

/** The two fields and their submission. `trouble`: why the proof was refused, or what is missing. */
function useProof(withCode: boolean, onProof: ProofDialogProps['onProof']) {
  const { proof, recovery } = useFactorText()
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')

  async function send(event: FormEvent) {
    event.preventDefault()
    const typed = password.current?.value ?? ''
    const typedCode = code.current?.value.trim() ?? ''
    if (!typed || (withCode && !typedCode)) {
      setTrouble(typed ? recovery.missing : proof.passwordMissing)
      const field = typed ? code : password
      return field.current?.focus()
    }
    setBusy(true)
    const refusal = await onProof(typed, typedCode)
    if (!refusal) return
    setBusy(false)
    setTrouble(refusal)
    password.current?.focus()
  }
  return { password, code, busy, trouble, send }
}
