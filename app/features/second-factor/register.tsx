import type { IconNode } from 'lucide'
import { Fingerprint, Smartphone } from 'lucide'
import { useState } from 'react'
import { FormMessage } from '../../ui/form-message'
import { Icon } from '../../ui/icon'
import { type Ask, addPasskey, type Done, hasPasskeys } from './passkeys'
import styles from './second-factor.module.css'
import { TotpRegistration } from './totp-registration'
import { useFactorText } from './use-factor-text'

interface RegisterProps {
  ask: Ask
  onDone(done: Done): void
}

/** The first factor, which the tenant requires before anything else. */
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
      {error && <FormMessage text={error} />}
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
      className={`flex gap-3 items-center py-3 px-4 border-control rounded-md text-left ${styles.choice}`}
      aria-label={label}
      title={hint}
      disabled={off}
      onClick={onClick}
    >
      <Icon drawing={icon} className="text-accent size-28px" />
      <span className="grid gap-0.5">
        <strong className="font-bold">{label}</strong>
        <span className="quiet">{hint}</span>
      </span>
    </button>
  )
}
