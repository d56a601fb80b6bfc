import { Dialog } from '@chakra-ui/react'
import { X } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import { staysOpen } from '../../ui/overlay/stays-open'
import styles from './sheet.module.css'
import { useBack } from './use-back'

interface SheetProps {
  title: string
  /** The button that opened the sheet; it gets the focus back afterwards. */
  button: RefObject<HTMLElement>
  /** Shown beside the title. */
  tools?: ReactNode
  onClose(): void
  children: ReactNode
}

/**
 * A sheet that covers a phone's page. The sheet itself takes the focus: a focused input would bring up the on-screen
 * keyboard over it.
 */
export function Sheet({ title, button, tools, onClose, children }: SheetProps) {
  const { shell } = useText()
  useBack(onClose)
  return (
    <OverlayProvider>
      <Dialog.Root
        {...staysOpen}
        open
        finalFocusEl={() => button.current}
        onOpenChange={({ open }) => open || onClose()}
      >
        {/* Rendered inside the shell, whose own listener handles links. */}
        <Dialog.Backdrop />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content className={styles.sheet}>
            <div className="head-bar py-2 pr-2 pl-4">
              <Dialog.Title className="flex-1">{title}</Dialog.Title>
              {tools}
              <button
                type="button"
                className="icon-button-plain size-44px svg:size-20px"
                aria-label={shell.closeDialog}
                onClick={onClose}
              >
                <Icon drawing={X} />
              </button>
            </div>
            <div className={`fill-scroll overscroll-contain ${styles.body}`}>{children}</div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Dialog.Root>
    </OverlayProvider>
  )
}
