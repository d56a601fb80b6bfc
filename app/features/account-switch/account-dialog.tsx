import { Dialog, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import type { Airline } from '~contract/platform/switching'
import { useText } from '../../text/text-context'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import { AccountChoice } from './account-choice'
import styles from './account-switch.module.css'
import { AirlineChoice } from './airline-choice'
import { type Switched, useSwitchAccount } from './use-switch-account'

interface AccountDialogProps {
  onClose(): void
  onSwitched(to: Switched): void
}

/** 「切换账号」, and where the new account manages several airlines 「选择航司」 (ME-06). */
export default function AccountDialog({ onClose, onSwitched }: AccountDialogProps) {
  const { accounts, airlines: airlineTexts } = useText()
  const [airlines, setAirlines] = useState<readonly Airline[] | null>(null)
  const { choose, confirm, giveUp, running, error } = useSwitchAccount({
    onAirlines: setAirlines,
    onTimeOut: () => setAirlines(null),
    onSwitched,
  })
  function cancel() {
    if (airlines) giveUp()
    onClose()
  }
  const common = { running, error, onCancel: cancel }
  return (
    <OverlayProvider>
      <Dialog.Root
        open
        closeOnInteractOutside={false}
        onOpenChange={({ open }) => open || running || cancel()}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content className={styles.dialog} maxWidth="460px">
              <Dialog.Header>
                <Dialog.Title>{airlines ? airlineTexts.title : accounts.switch}</Dialog.Title>
                <p className={styles.hint}>{airlines ? airlineTexts.hint : accounts.hint}</p>
              </Dialog.Header>
              {airlines ? (
                <AirlineChoice {...common} airlines={airlines} onConfirm={confirm} />
              ) : (
                <AccountChoice {...common} onChoose={choose} />
              )}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}
