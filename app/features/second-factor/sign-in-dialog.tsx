import { Dialog } from '@chakra-ui/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { signInFactorPath } from '~contract/portal/paths'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { FormMessage } from '../../ui/form-message'
import { DialogFrame } from '../../ui/overlay/dialog-frame'
import { callServer } from '../../ui/server-call'
import { CodeForm } from './code-form'
import { type Ask, answerWithPasskey, type Done, hasPasskeys } from './passkeys'
import { RecoveryCodes } from './recovery-codes'
import { Register } from './register'
import styles from './second-factor.module.css'
import type { WaitingSignIn } from './sign-in-step.server'
import { useFactorText } from './use-factor-text'

export interface SignInDialogProps {
  waiting: WaitingSignIn
  /** Where to continue. */
  redirect: string
}

/** 「两步验证」 between the password and the session (SAFE-19). It can only be completed or cancelled. */
export default function SignInDialog({ waiting, redirect }: SignInDialogProps) {
  const texts = useFactorText()
  const ask = useAsk(redirect)
  const [done, setDone] = useState<Done | null>(null)

  const goOn = (to: Done) => window.location.assign(to.target ?? '/')
  const finish = (now: Done) => (now.codes.length > 0 ? setDone(now) : goOn(now))
  async function giveUp() {
    await ask({ step: 'cancel' })
    window.location.reload()
  }

  return (
    <DialogFrame
      title={texts.title}
      maxWidth="420px"
      className={styles.dialog}
      inPlace="instead"
      closeOnInteractOutside={false}
      closeOnEscape={false}
    >
      <Dialog.Body className={styles.body} paddingBottom={done ? '6' : undefined}>
        {done ? (
          <RecoveryCodes headed codes={done.codes} onSaved={() => goOn(done)} />
        ) : (
          <Step waiting={waiting} ask={ask} onDone={finish} />
        )}
      </Dialog.Body>
      {!done && (
        <Dialog.Footer>
          <Button variant="outline" onClick={giveUp}>
            {texts.cancel}
          </Button>
        </Dialog.Footer>
      )}
    </DialogFrame>
  )
}

function useAsk(redirect: string): Ask {
  const texts = useText()
  return useCallback(
    async <T,>(step: object) => {
      const call = { method: 'POST', body: { ...step, redirect } } as const
      const answer = await callServer<T>(signInFactorPath, texts, call)
      return answer === 'signed-out' ? { error: texts.failures.unknown } : answer
    },
    [texts, redirect],
  )
}

interface StepProps {
  waiting: WaitingSignIn
  ask: Ask
  onDone(done: Done): void
}

function Step({ waiting, ask, onDone }: StepProps) {
  const texts = useFactorText()
  if (waiting.trouble) {
    return (
      <div className="form">
        <FormMessage text={waiting.trouble} />
        <Button onClick={() => window.location.reload()}>{texts.again}</Button>
      </div>
    )
  }
  if (waiting.register) return <Register ask={ask} onDone={onDone} />
  return <Check waiting={waiting} ask={ask} onDone={onDone} />
}

type Kind = 'totp' | 'passkey' | 'recovery'

/** Asks for one of the account's factors; buttons switch to the others. */
function Check({ waiting, ask, onDone }: StepProps) {
  const texts = useFactorText()
  const kinds = (['passkey', 'totp', 'recovery'] as const).filter((one) => waiting[one])
  const first = kinds.find((one) => one !== 'passkey' || hasPasskeys()) ?? 'passkey'
  const [kind, setKind] = useState<Kind>(first)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')

  async function take(work: () => ReturnType<typeof ask<Done>>) {
    setBusy(true)
    setError('')
    const answer = await work()
    // The completed step leaves the page: until then, nothing may be pressed again.
    if ('data' in answer) return onDone(answer.data)
    setBusy(false)
    setError(answer.error)
  }
  function turnTo(next: Kind) {
    setError('')
    setKind(next)
  }

  return (
    <div className="form">
      {kind === 'passkey' ? (
        <PasskeyCheck
          busy={busy}
          error={error}
          onUse={() => take(() => answerWithPasskey(ask, texts))}
        />
      ) : (
        <CodeForm
          key={kind}
          kind={kind}
          label={texts[kind].label}
          hint={texts[kind].hint}
          submit={texts.submit}
          busy={busy}
          error={error}
          onCode={(code) => take(() => ask<Done>({ step: 'code', kind, code }))}
        />
      )}
      <div className="flex flex-wrap gap-1 justify-center">
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button
              key={other}
              variant="ghost"
              size="sm"
              disabled={busy}
              onClick={() => turnTo(other)}
            >
              {texts.useInstead[other]}
            </Button>
          ))}
      </div>
    </div>
  )
}

interface PasskeyCheckProps {
  busy: boolean
  error: string
  onUse(): void
}

function PasskeyCheck({ busy, error, onUse }: PasskeyCheckProps) {
  const { passkey } = useFactorText()
  const button = useRef<HTMLButtonElement>(null)
  const offered = hasPasskeys()
  useEffect(() => {
    if (!busy) button.current?.focus()
  }, [busy])
  return (
    <>
      {error && <FormMessage text={error} />}
      <p className="text-muted">{offered ? passkey.hint : passkey.unsupported}</p>
      <Button ref={button} size="lg" aria-busy={busy} disabled={busy || !offered} onClick={onUse}>
        {busy ? passkey.waiting : passkey.use}
      </Button>
    </>
  )
}
