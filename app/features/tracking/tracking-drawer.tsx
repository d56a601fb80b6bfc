import { Drawer, Portal } from '@chakra-ui/react'
import { X } from 'lucide'
import { type RefObject, useRef, useState } from 'react'
import { trackingWidths } from '../../config/constants'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import { MatterList } from './matter-list'
import { MatterView } from './matter-view'
import styles from './tracking-drawer.module.css'

interface TrackingDrawerProps {
  open: boolean
  /** What opened it, and has the focus again afterwards. */
  button: RefObject<HTMLButtonElement>
  /** Something has been read, or written. */
  onRead(): void
  onClose(): void
}

/** 「盯落实」 (AID-03): step 0 is the list of matters, step 1 one of them. */
export default function TrackingDrawer({ open, button, onRead, onClose }: TrackingDrawerProps) {
  const { tracking } = useText()
  const [matter, setMatter] = useState<string | null>(null)
  /** The one that was looked at last. */
  const [last, setLast] = useState<string | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <OverlayProvider>
      <Drawer.Root
        open={open}
        lazyMount
        unmountOnExit
        placement="end"
        initialFocusEl={() => panel.current}
        finalFocusEl={() => button.current}
        onOpenChange={(change) => change.open || onClose()}
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content
              ref={panel}
              className={styles.drawer}
              maxWidth={`${trackingWidths[matter === null ? 0 : 1]}px`}
            >
              <Drawer.Header className={styles.head}>
                <Drawer.Title>{tracking.title}</Drawer.Title>
                <button
                  type="button"
                  className={styles.close}
                  aria-label={tracking.close}
                  title={tracking.close}
                  onClick={onClose}
                >
                  <Icon drawing={X} />
                </button>
              </Drawer.Header>
              {matter === null ? (
                <MatterList
                  last={last}
                  onOpen={(id) => {
                    setMatter(id)
                    setLast(id)
                  }}
                />
              ) : (
                <MatterView id={matter} onRead={onRead} onBack={() => setMatter(null)} />
              )}
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </OverlayProvider>
  )
}
