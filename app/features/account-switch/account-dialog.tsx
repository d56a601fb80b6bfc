import { useState } from 'react'
import type { Airline } from '~contract/platform/switching'
import { useShell } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { DialogFrame } from '../../ui/overlay/dialog-frame'
import { AccountChoice } from './account-choice'
import { AirlineChoice } from './airline-choice'
import { useAccountText } from './use-account-text'
import { useAirlineText } from './use-airline-text'
import { useSwitchAccount } from './use-switch-account'

/** 「切换账号」, followed by 「选择航司」 if the new account manages several airlines (ME-06). */
export default function AccountDialog({ onClose }: { onClose(): void }) {
  const { accounts } = useText()
  const accountText = useAccountText()
  const airlineText = useAirlineText()
  const shell = useShell()
  const [airlines, setAirlines] = useState<readonly Airline[] | null>(null)
  const { choose, confirm, giveUp, running, error } = useSwitchAccount({
    onAirlines: setAirlines,
    onTimeOut: () => setAirlines(null),
    onSwitched: (account) => shell.become(account),
  })
  function cancel() {
    if (airlines) giveUp()
    onClose()
  }
  const common = { running, error, onCancel: cancel }
  return (
    <DialogFrame
      title={airlines ? airlineText.title : accounts.switch}
      hint={airlines ? airlineText.hint : accountText.hint}
      maxWidth="460px"
      className="tall-dialog"
      closeOnInteractOutside={false}
      onClose={() => running || cancel()}
    >
      {airlines ? (
        <AirlineChoice {...common} airlines={airlines} onConfirm={confirm} />
      ) : (
        <AccountChoice {...common} onChoose={choose} />
      )}
    </DialogFrame>
  )
}
