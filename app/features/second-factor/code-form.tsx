import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { recipeClass } from '../../ui/classes'
import { Field } from '../../ui/field'
import { FormMessage } from '../../ui/form-message'
import { useFactorText } from './use-factor-text'

interface CodeFormProps {
  kind: 'totp' | 'recovery'
  label: string
  hint?: string
  submit: string
  busy: boolean
  /** The server's last error; '' = none. */
  error: string
  onCode(code: string): void
  /** Rendered beside the submit button. */
  beside?: ReactNode
}

/** One code to type. Its field takes the focus at first and after each refusal. */
export function CodeForm({ kind, label, hint, submit, busy, error, ...props }: CodeFormProps) {
  const texts = useFactorText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState('')
  const shown = missing || error
  useEffect(() => {
    if (!busy) field.current?.focus()
  }, [busy])

  function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const typed = field.current?.value ?? ''
    const code = kind === 'totp' ? typed.replace(/\s/g, '') : typed.trim()
    const isWhole = kind === 'totp' ? /^\d{6}$/.test(code) : code !== ''
    setMissing(isWhole ? '' : texts[kind].missing)
    if (isWhole) props.onCode(code)
    else field.current?.focus()
  }

  return (
    <form className="form" onSubmit={send} noValidate>
      {shown && <FormMessage id={`${id}-trouble`} text={shown} />}
      <Field id={id} label={label} hint={hint} describedBy={shown && `${id}-trouble`}>
        {(described) => (
          <input
            {...described}
            ref={field}
            id={id}
            className={`${recipeClass('input', { size: 'lg' })} tabular-nums`}
            inputMode={kind === 'totp' ? 'numeric' : 'text'}
            autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
            autoCapitalize="off"
            spellCheck={false}
            maxLength={kind === 'totp' ? 8 : 40}
            aria-required
            aria-invalid={shown !== ''}
          />
        )}
      </Field>
      <div className="flex gap-2">
        {props.beside}
        <Button type="submit" size="lg" className="flex-1" aria-busy={busy} disabled={busy}>
          {busy ? texts.checking : submit}
        </Button>
      </div>
    </form>
  )
}
