import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { recipeClass } from '../../ui/classes'
import { Field } from '../../ui/field'
import { PasswordField } from './password-field'
import type { ResetRefusal, ResetView } from './reset.server'
import { useRefusalFocus } from './use-refusal-focus'
import { useResetText } from './use-reset-text'

export interface StepProps {
  refusal: ResetRefusal | null
  /** The step under way; null = none. */
  busy: string | null
}

export function AccountStep({ refusal, busy, account }: StepProps & { account: string }) {
  const reset = useResetText()
  const id = useId()
  return (
    <StepForm refusal={refusal} busy={busy} intent="send" label={reset.send} doing={reset.sending}>
      <Field
        id={id}
        label={reset.accountLabel}
        hint={reset.accountHint}
        message={messageAt(refusal, 'account')}
      >
        {(described) => (
          <input
            {...described}
            id={id}
            name="account"
            className={recipeClass('input', { size: 'lg' })}
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            defaultValue={account}
            aria-required
          />
        )}
      </Field>
    </StepForm>
  )
}

type CodeView = Extract<ResetView, { step: 'code' }>

export function CodeStep({ refusal, busy, view }: StepProps & { view: CodeView }) {
  const reset = useResetText()
  const id = useId()
  const wait = useCountdown(view)
  return (
    <>
      <p className="mb-4 text-muted break-anywhere" role="status">
        {reset.sent(view.account, view.mobile)}
      </p>
      <StepForm
        arrives
        refusal={refusal}
        busy={busy}
        intent="check"
        label={reset.next}
        doing={reset.checking}
      >
        <Field
          id={id}
          label={reset.codeLabel}
          hint={reset.validity(view.minutes)}
          message={messageAt(refusal, 'code')}
        >
          {(described) => (
            <input
              {...described}
              id={id}
              name="code"
              className={`${recipeClass('input', { size: 'lg' })} tabular-nums tracking-0.3em`}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              aria-required
            />
          )}
        </Field>
      </StepForm>
      <Form method="post" className="mt-3">
        <Button
          type="submit"
          name="intent"
          value="send"
          variant="outline"
          size="lg"
          className="w-full"
          disabled={busy !== null || wait > 0}
        >
          {busy === 'send' ? reset.sending : wait > 0 ? reset.resendIn(wait) : reset.resend}
        </Button>
      </Form>
    </>
  )
}

export function PasswordStep({ refusal, busy, account }: StepProps & { account: string }) {
  const { passwords } = useText()
  const reset = useResetText()
  return (
    <>
      <p className="mb-4 text-muted break-anywhere">{reset.settingFor(account)}</p>
      <StepForm
        arrives
        refusal={refusal}
        busy={busy}
        intent="set"
        label={reset.save}
        doing={reset.saving}
      >
        <PasswordField
          name="newPassword"
          label={passwords.next}
          hint={passwords.hint}
          message={messageAt(refusal, 'newPassword')}
        />
        <PasswordField
          name="sureNewPassword"
          label={passwords.again}
          message={messageAt(refusal, 'sureNewPassword')}
        />
      </StepForm>
    </>
  )
}

interface StepFormProps extends StepProps {
  /** The form replaces another step, and takes the focus. */
  arrives?: boolean
  intent: string
  label: string
  /** The button's label while the step is running. */
  doing: string
  children: ReactNode
}

function StepForm({ arrives, refusal, busy, intent, label, doing, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (arrives) form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }, [arrives])
  useRefusalFocus(form, refusal)
  return (
    <Form ref={form} method="post" className="form" noValidate>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button
        type="submit"
        size="lg"
        className="mt-2"
        aria-busy={busy === intent}
        disabled={busy !== null}
      >
        {busy === intent ? doing : label}
      </Button>
    </Form>
  )
}

function messageAt(refusal: ResetRefusal | null, field: ResetRefusal['field']): string {
  return refusal?.field === field ? refusal.message : ''
}

/** Whole seconds until another code may be requested. Without scripts only the backend enforces the wait. */
function useCountdown(view: CodeView): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const end = Date.now() + view.wait * 1000
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [view])
  return left
}
