import { useCallback, useState } from 'react'
import { secondFactorPath } from '~contract/portal/paths'
import { Button } from '../../ui/button'
import { FormMessage } from '../../ui/form-message'
import { NotYet } from '../../ui/not-yet'
import { TitledDialog } from '../../ui/overlay/titled-dialog'
import { showToast } from '../../ui/toast'
import { useServerData } from '../../ui/use-server-data'
import { FactorList, type Removed } from './factor-list'
import type { OwnFactors as Factors } from './own-factors.server'
import { addPasskey, type Done, hasPasskeys } from './passkeys'
import { ProofDialog } from './proof-dialog'
import { RecoveryCodes } from './recovery-codes'
import { RemoveDialog } from './remove-dialog'
import { TotpRegistration } from './totp-registration'
import { useFactorText } from './use-factor-text'
import { useProvedAsk } from './use-proved-ask'

/** The dialog over the list. */
type Open =
  | { kind: 'totp' }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'remove'; removed: Removed }

/** 「两步验证」 in the personal centre (SAFE-19). */
export default function OwnFactors() {
  const texts = useFactorText()
  const { centre } = texts
  const { data, ...missing } = useServerData<Factors>(secondFactorPath)
  const { reload } = missing
  const { ask, proof } = useProvedAsk()
  const [open, setOpen] = useState<Open | null>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const close = useCallback(() => setOpen(null), [])
  if (!data) return <NotYet {...missing} title={centre.failed} />

  function added({ codes }: Done, said = centre.added) {
    setOpen(codes.length > 0 ? { kind: 'codes', codes } : null)
    showToast({ kind: 'success', text: said })
    reload()
  }
  /** Reports what went wrong; nothing if the user cancelled the proof. */
  async function act<T>(work: () => Promise<{ data: T } | { error: string }>) {
    setBusy(true)
    setTrouble('')
    const answer = await work()
    setBusy(false)
    if ('data' in answer) return answer.data
    setTrouble(answer.error)
    return null
  }
  async function startTotp() {
    // The secret is asked for when the password is known.
    if (await act(() => ask({ step: 'ready' }))) setOpen({ kind: 'totp' })
  }
  async function startPasskey() {
    const done = await act(() => addPasskey(ask, texts))
    if (done) added(done)
  }
  async function renewCodes() {
    const done = await act(() => ask<Done>({ step: 'recovery-codes' }))
    if (done) setOpen({ kind: 'codes', codes: done.codes })
    reload()
  }
  async function remove({ step }: Removed) {
    close()
    if (!(await act(() => ask(step)))) return
    showToast({ kind: 'success', text: centre.removed })
    reload()
  }

  const { register, kinds } = texts
  const has = data.totp || data.passkeys.length > 0
  const off = data.mode === 'off'
  return (
    <div className="form flex-1 min-w-0">
      <p className="text-muted">{centre[data.mode ?? 'unknown']}</p>
      {trouble && <FormMessage text={trouble} />}
      <FactorList factors={data} onRemove={(removed) => setOpen({ kind: 'remove', removed })} />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" disabled={busy || off || data.totp} onClick={startTotp}>
          {register.totp}
        </Button>
        <Button
          variant="outline"
          disabled={busy || off || !hasPasskeys()}
          title={hasPasskeys() ? undefined : texts.passkey.unsupported}
          onClick={startPasskey}
        >
          {register.passkey}
        </Button>
        <Button variant="outline" disabled={busy || !has} onClick={renewCodes}>
          {kinds.recovery}
        </Button>
      </div>
      {has && <p className="quiet">{centre.codesLeft(data.recoveryCodes)}</p>}
      {proof && <ProofDialog {...proof} />}
      {open?.kind === 'totp' && (
        <TitledDialog title={register.totp} width="420px" form onClose={close}>
          <TotpRegistration ask={ask} onDone={added} onBack={close} />
        </TitledDialog>
      )}
      {open?.kind === 'codes' && (
        <TitledDialog title={kinds.recovery} width="440px" form onClose={close}>
          <RecoveryCodes codes={open.codes} onSaved={close} />
        </TitledDialog>
      )}
      {open?.kind === 'remove' && (
        <RemoveDialog removed={open.removed} onRemove={remove} onClose={close} />
      )}
    </div>
  )
}
