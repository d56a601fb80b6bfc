import { Drawer, Portal } from '@chakra-ui/react'
import { X } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { Icon } from '../icon'
import styles from '../icon-button.module.css'
import { OverlayProvider } from './overlay-provider'

interface SideDrawerProps {
  open: boolean
  title: string
  /** What its closing button is called. */
  closeLabel: string
  /** What has the focus when it opens, and what once it is closed. */
  initialFocus(): HTMLElement | null
  finalFocus(): HTMLElement | null
  onClose(): void
  panel?: Ref<HTMLDivElement>
  maxWidth?: string
  /** Of its parts. */
  classes?: {
    backdrop?: string | undefined
    content?: string | undefined
    head?: string | undefined
  }
  children: ReactNode
}

/** A dialog along the right side of the window. Closed, nothing of it is there. */
export function SideDrawer({
  open,
  title,
  closeLabel,
  initialFocus,
  finalFocus,
  onClose,
  panel,
  maxWidth,
  classes = {},
  children,
}: SideDrawerProps) {
  return (
    <OverlayProvider>
      <Drawer.Root
        open={open}
        lazyMount
        unmountOnExit
        placement="end"
        initialFocusEl={initialFocus}
        finalFocusEl={finalFocus}
        onOpenChange={(change) => change.open || onClose()}
      >
        <Portal>
          <Drawer.Backdrop className={classes.backdrop} />
          <Drawer.Positioner>
            <Drawer.Content ref={panel} className={classes.content} maxWidth={maxWidth}>
              <Drawer.Header className={classes.head}>
                <Drawer.Title>{title}</Drawer.Title>
                <button
                  type="button"
                  className={styles.iconButton}
                  aria-label={closeLabel}
                  title={closeLabel}
                  onClick={onClose}
                >
                  <Icon drawing={X} />
                </button>
              </Drawer.Header>
              {children}
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </OverlayProvider>
  )
}
