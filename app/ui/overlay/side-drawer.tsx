import { Drawer, Portal } from '@chakra-ui/react'
import { X } from 'lucide'
import { type ReactNode, type Ref, useEffect } from 'react'
import { IconButton } from '../icon-button'
import { OverlayProvider } from './overlay-provider'
import { staysOpen } from './stays-open'

interface SideDrawerProps {
  open: boolean
  title: string
  /** The label of its close button. */
  closeLabel: string
  /** The elements that get the focus when it opens and after it closes. */
  initialFocus(): HTMLElement | null
  finalFocus(): HTMLElement | null
  onClose(): void
  panel?: Ref<HTMLDivElement>
  maxWidth?: string
  /** Class names of its parts. */
  classes?: {
    backdrop?: string | undefined
    content?: string | undefined
    head?: string | undefined
  }
  children: ReactNode
}

/** A dialog along the right side of the window. While closed, it renders nothing. */
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
  // Moves toasts to where they do not cover it.
  useEffect(() => {
    if (!open) return
    document.body.dataset.drawer = ''
    return () => void delete document.body.dataset.drawer
  }, [open])
  return (
    <OverlayProvider>
      <Drawer.Root
        {...staysOpen}
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
                <IconButton icon={X} label={closeLabel} onClick={onClose} />
              </Drawer.Header>
              {children}
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </OverlayProvider>
  )
}
