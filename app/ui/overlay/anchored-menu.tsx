import { Menu, Portal } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { OverlayProvider } from './overlay-provider'

interface AnchoredMenuProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** The element that it is placed at, and that gets the focus back. */
  anchor: RefObject<HTMLElement>
  placement: 'bottom-start' | 'bottom-end'
  label: string
  className: string | undefined
  /**
   * Hears the value of what was chosen, only once the menu is gone: a dialog opened over it would be taken for a part
   * of it and close with it.
   */
  onChoose(value: string): void
  /** Its items. */
  children: ReactNode
}

/** A menu that hangs from a button which is not part of it, so that its code may come when it is opened first. */
export function AnchoredMenu({
  open,
  onOpenChange,
  anchor,
  placement,
  label,
  className,
  onChoose,
  children,
}: AnchoredMenuProps) {
  const chosen = useRef<string | null>(null)

  function act() {
    anchor.current?.focus()
    const value = chosen.current
    chosen.current = null
    if (value !== null) onChoose(value)
  }

  return (
    <OverlayProvider>
      <Menu.Root
        open={open}
        onOpenChange={(change) => onOpenChange(change.open)}
        positioning={{
          placement,
          getAnchorRect: () => anchor.current?.getBoundingClientRect() ?? null,
        }}
        onSelect={({ value }) => {
          chosen.current = value
        }}
        onExitComplete={act}
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content className={className} aria-label={label}>
              {children}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </OverlayProvider>
  )
}
