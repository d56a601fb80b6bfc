import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { recipeClass } from '../../ui/classes'
import { TitledDialog } from '../../ui/overlay/titled-dialog'
import { PasswordInput } from '../../ui/password-input'
import { Trouble } from './trouble'
import { useFactorText } from './use-factor-text'

export interface ProofDialogProps {
  /** A code of the second factor is wanted, too. */
  withCode: boolean
  /** Sends it; gives why it was refused, '' = it was not. */
  onProof(password: string, code: string): Promise<string>
  onClose(): void
}

/** Asks for the password once more before a factor changes. */
export function ProofDialog({ withCode, onProof, onClose }: ProofDialogProps) {
  const { proof, either, recovery, checking } = useFactorText()
  const [passwordId, codeId, troubleId] = [useId(), useId(), useId()]
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')

  async function send(event: FormEvent) {
    event.preventDefault()
    const [typed, typedCode] = [password.current?.value ?? '', code.current?.value.trim() ?? '']
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

  const described = trouble ? troubleId : undefined
  return (
    <TitledDialog title={proof.title} width="400px" form onClose={onClose}>
      <form className="form" onSubmit={send} noValidate>
        <p className="text-muted">{withCode ? `${proof.hint}${proof.codeHint}` : proof.hint}</p>
        {trouble && <Trouble id={troubleId} text={trouble} />}
        <div className="field">
          <label htmlFor={passwordId}>{proof.password}</label>
          <PasswordInput
            inputRef={password}
            id={passwordId}
            autoComplete="current-password"
            aria-required
            aria-describedby={described}
          />
        </div>
        {withCode && (
          <div className="field">
            <label htmlFor={codeId}>{either}</label>
            <input
              ref={code}
              id={codeId}
              className={recipeClass('input', { size: 'lg' })}
              autoComplete="one-time-code"
              aria-required
              aria-describedby={described}
            />
          </div>
        )}
        <Button type="submit" size="lg" aria-busy={busy} disabled={busy}>
          {busy ? checking : proof.confirm}
        </Button>
      </form>
    </TitledDialog>
  )
}
