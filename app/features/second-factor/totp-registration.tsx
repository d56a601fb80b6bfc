import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../ui/button'
import { NotYet } from '../../ui/not-yet'
import { drawQr } from '../../ui/qr-drawing'
import { CodeForm } from './code-form'
import type { Ask, Done } from './passkeys'
import styles from './second-factor.module.css'
import { useFactorText } from './use-factor-text'

interface TotpRegistrationProps {
  ask: Ask
  onDone(done: Done): void
  onBack(): void
}

interface Offer {
  secret: string
  uri: string
}

/** Adds an authenticator app: its secret as a QR code and as text, then a code to prove that the app has it. */
export function TotpRegistration({ ask, onDone, onBack }: TotpRegistrationProps) {
  const { register, totp, unavailable } = useFactorText()
  const { offer, failure, reload } = useOffer(ask)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  async function confirm(code: string) {
    setBusy(true)
    const answer = await ask<Done>({ step: 'totp-confirm', code })
    setBusy(false)
    if ('error' in answer) setError(answer.error)
    else onDone(answer.data)
  }

  if (!offer)
    return <NotYet loading={!failure} title={unavailable} error={failure} reload={reload} />
  return (
    <div className="form">
      <Secret {...offer} />
      <CodeForm
        kind="totp"
        label={totp.label}
        submit={register.confirm}
        busy={busy}
        error={error}
        onCode={confirm}
        beside={
          <Button variant="outline" size="lg" disabled={busy} onClick={onBack}>
            {register.back}
          </Button>
        }
      />
    </div>
  )
}

/** The secret that the platform offers; `failure` says why there is none, and `reload` tries again. */
function useOffer(ask: Ask) {
  const [offer, setOffer] = useState<Offer | null>(null)
  const [failure, setFailure] = useState('')
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    let over = false
    setFailure('')
    ask<Offer>({ step: 'totp-begin' }).then((begun) => {
      if (over) return
      if ('error' in begun) setFailure(begun.error)
      else setOffer(begun.data)
    })
    return () => {
      over = true
    }
  }, [ask, round])
  return { offer, failure, reload: () => setRound((count) => count + 1) }
}

function Secret({ secret, uri }: Offer) {
  const { register } = useFactorText()
  return (
    <div className={`grid gap-4 items-center ${styles.offer}`}>
      <Picture uri={uri} />
      <div className="grid gap-3">
        <p>{register.scan}</p>
        <div className={`grid gap-1 py-2 px-3 rounded-md bg-sunken ${styles.secret}`}>
          <span className="quiet">{register.secret}</span>
          <code>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
        </div>
      </div>
    </div>
  )
}

/** Dark on white in every theme, as cameras need it. A URI too long for a QR code is available as text only. */
function Picture({ uri }: { uri: string }) {
  const { register } = useFactorText()
  const drawing = useMemo(() => drawQr(uri, 'M'), [uri])
  if (!drawing) return null
  const side = drawing.size + 4
  return (
    <svg
      className={`self-center rounded-md ${styles.qr}`}
      role="img"
      aria-label={register.picture}
      viewBox={`-2 -2 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  )
}
