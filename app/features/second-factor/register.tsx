import type { IconNode } from 'lucide'
import { Fingerprint, Smartphone } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../ui/icon'
import { type Ask, addPasskey, type Done, hasPasskeys } from './passkeys'
import styles from './second-factor.module.css'
import { TotpRegistration } from './totp-registration'
import { Trouble } from './trouble'
import { useFactorText } from './use-factor-text'

interface RegisterProps {
  ask: Ask
  onDone(done: Done): void
}

/** The first factor, which the tenant wants before anything else. */
export function Register({ ask, onDone }: RegisterProps) {
  const texts = useFactorText()
  const { register, passkey } = texts
  const [byTotp, setByTotp] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const offered = hasPasskeys()
  if (byTotp) return <TotpRegistration ask={ask} onDone={onDone} onBack={() => setByTotp(false)} />

  async function byPasskey() {
    setBusy(true)
    setError('')
    const answer = await addPasskey(ask, texts)
    setBusy(false)
    if ('error' in answer) setError(answer.error)
    else onDone(answer.data)
  }

  return (
    <div className="form">
      {error && <Trouble text={error} />}
      <p>{register.required}</p>
      <Choice
        icon={Smartphone}
        label={register.totp}
        hint={register.totpHint}
        off={busy}
        onClick={() => setByTotp(true)}
      />
      <Choice
        icon={Fingerprint}
        label={register.passkey}
        hint={offered ? register.passkeyHint : passkey.unsupported}
        off={busy || !offered}
        onClick={byPasskey}
      />
      <p role="status" className="quiet">
        {busy && passkey.waiting}
      </p>
    </div>
  )
}

interface ChoiceProps {
  icon: IconNode
  label: string
  hint: string
  off: boolean
  onClick(): void
}

function Choice({ icon, label, hint, off, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-label={label}
      title={hint}
      disabled={off}
      onClick={onClick}
    >
      <Icon drawing={icon} />
      <span>
        <strong>{label}</strong>
        <span>{hint}</span>
      </span>
    </button>
  )
}
