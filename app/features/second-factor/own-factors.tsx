import { secondFactorPath } from '~contract/portal/paths'
import { Button } from '../../ui/button'
import { FormMessage } from '../../ui/form-message'
import { NotYet } from '../../ui/not-yet'
import { TitledDialog } from '../../ui/overlay/titled-dialog'
import { useServerData } from '../../ui/use-server-data'
import { FactorList } from './factor-list'
import type { OwnFactors as Factors } from './own-factors.server'
import { hasPasskeys } from './passkeys'
import { ProofDialog } from './proof-dialog'
import { RecoveryCodes } from './recovery-codes'
import { RemoveDialog } from './remove-dialog'
import { TotpRegistration } from './totp-registration'
import { type FactorSteps, useFactorSteps } from './use-factor-steps'
import { useFactorText } from './use-factor-text'

/** 「两步验证」 in the personal centre (SAFE-19). */
export default function OwnFactors() {
  const { centre } = useFactorText()
  const { data, ...missing } = useServerData<Factors>(secondFactorPath)
  const steps = useFactorSteps(missing.reload)
  if (!data) return <NotYet {...missing} title={centre.failed} />
  return (
    <div className="form flex-1 min-w-0">
      <p className="text-muted">{centre[data.mode ?? 'unknown']}</p>
      {steps.trouble && <FormMessage text={steps.trouble} />}
      <FactorList factors={data} onRemove={steps.askRemove} />
      <FactorButtons factors={data} steps={steps} />
      {hasFactor(data) && <p className="quiet">{centre.codesLeft(data.recoveryCodes)}</p>}
      <FactorDialogs steps={steps} />
    </div>
  )
}

function hasFactor({ totp, passkeys }: Factors): boolean {
  return totp || passkeys.length > 0
}

function FactorButtons({ factors, steps }: { factors: Factors; steps: FactorSteps }) {
  const { register, passkey, kinds } = useFactorText()
  const { busy, startTotp, startPasskey, renewCodes } = steps
  const off = factors.mode === 'off'
  const able = hasPasskeys()
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" disabled={busy || off || factors.totp} onClick={startTotp}>
        {register.totp}
      </Button>
      <Button
        variant="outline"
        disabled={busy || off || !able}
        title={able ? undefined : passkey.unsupported}
        onClick={startPasskey}
      >
        {register.passkey}
      </Button>
      <Button variant="outline" disabled={busy || !hasFactor(factors)} onClick={renewCodes}>
        {kinds.recovery}
      </Button>
    </div>
  )
}

/** The proof that a step asks for, and the dialog of the step itself. */
function FactorDialogs({ steps }: { steps: FactorSteps }) {
  const { register, kinds } = useFactorText()
  const { ask, proof, open, close, added, remove } = steps
  return (
    <>
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
    </>
  )
}
