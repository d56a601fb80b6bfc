import { Dialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import { ThemePanel } from './theme-panel'
import styles from './theme-setting.module.css'

/** 「更换皮肤」 over whatever is open: what the page of that name has (ME-02). It closes once something is saved. */
export function ThemeDialog({ onClose }: { onClose(): void }) {
  const { themeSetting, frame } = useText()
  return (
    <OverlayProvider>
      <Dialog.Root open onOpenChange={({ open }) => open || onClose()}>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content maxWidth="880px">
              <div className={styles.dialogHead}>
                <Dialog.Title>{themeSetting.title}</Dialog.Title>
                <button
                  type="button"
                  className={styles.close}
                  aria-label={frame.closeDialog}
                  onClick={onClose}
                >
                  <Icon drawing={X} />
                </button>
              </div>
              <div className={styles.dialogBody}>
                <ThemePanel front onSaved={onClose} />
              </div>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}
