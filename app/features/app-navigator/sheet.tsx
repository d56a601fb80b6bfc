import { Dialog } from '@chakra-ui/react'
import { X } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import styles from './sheet.module.css'
import { useBack } from './use-back'

interface SheetProps {
  title: string
  /** What opened it, and has the focus again afterwards. */
  button: RefObject<HTMLElement>
  /** Beside the title. */
  tools?: ReactNode
  onClose(): void
  children: ReactNode
}

/** What covers a phone's page. The focus goes to it as a whole: a box would bring the keyboard over it. */
export function Sheet({ title, button, tools, onClose, children }: SheetProps) {
  const { frame } = useText()
  useBack(onClose)
  return (
    <OverlayProvider>
      <Dialog.Root
        open
        finalFocusEl={() => button.current}
        onOpenChange={({ open }) => open || onClose()}
      >
        {/* Inside the frame, whose own listener follows links. */}
        <Dialog.Backdrop />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content className={styles.sheet}>
            <header className={styles.head}>
              <Dialog.Title>{title}</Dialog.Title>
              {tools}
              <button
                type="button"
                className={styles.close}
                aria-label={frame.closeDialog}
                onClick={onClose}
              >
                <Icon drawing={X} />
              </button>
            </header>
            <div className={styles.body}>{children}</div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Dialog.Root>
    </OverlayProvider>
  )
}
