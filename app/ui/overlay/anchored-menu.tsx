import { Menu, Portal } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from '../classes'
import { OverlayProvider } from './overlay-provider'

interface AnchoredMenuProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** The element that the menu is attached to, and that gets the focus back. */
  anchor: RefObject<HTMLElement>
  placement: 'bottom-start' | 'bottom-end'
  label: string
  className: string | undefined
  /**
   * Called with the chosen value once the menu is gone: a dialog opened over the menu would count as part of it and
   * close with it.
   */
  onChoose(value: string): void
  /** Below the items, but not one of them: Tab moves there and back. */
  foot?: ReactNode
  /** Its items. */
  children: ReactNode
}

/**
 * A menu attached to a button that is not part of it, so that the menu's code can be loaded when it is first opened.
 */
export function AnchoredMenu({
  open,
  onOpenChange,
  anchor,
  placement,
  label,
  className,
  onChoose,
  foot,
  children,
}: AnchoredMenuProps) {
  const chosen = useRef<string | null>(null)
  const footBox = useRef<HTMLDivElement>(null)
  /** Interaction with the foot must not close the menu. */
  const keepOpen = (event: CustomEvent<{ originalEvent: Event }>) => {
    if (footBox.current?.contains(event.detail.originalEvent.target as Node)) event.preventDefault()
  }

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
        onInteractOutside={keepOpen}
      >
        <Portal>
          <Menu.Positioner>
            {foot ? (
              <Footed {...{ open, label, className, foot, children }} box={footBox} />
            ) : (
              <Menu.Content className={className} aria-label={label}>
                {children}
              </Menu.Content>
            )}
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </OverlayProvider>
  )
}

type FootedProps = Pick<AnchoredMenuProps, 'open' | 'label' | 'className' | 'foot' | 'children'>

/** The items scroll; the foot stays in place. */
function Footed({
  open,
  label,
  className,
  foot,
  box,
  children,
}: FootedProps & { box: RefObject<HTMLDivElement> }) {
  return (
    <div
      className={classNames(open ? 'floating flex flex-col' : 'hidden', className)}
      // The positioner copies this from its first child.
      style={{ zIndex: 'var(--portal-z-index-overlay)' }}
      onKeyDownCapture={(event) => leadIntoFoot(event, box.current)}
    >
      <Menu.Content boxShadow="none" flex="1" minHeight="0" overflow="auto" aria-label={label}>
        {children}
      </Menu.Content>
      <div ref={box} className="flex-none">
        {foot}
      </div>
    </div>
  )
}

/** Moves the focus from the items to the foot: the menu uses the arrow keys, and would swallow Tab. */
function leadIntoFoot(event: KeyboardEvent, foot: HTMLElement | null) {
  if (event.key !== 'Tab' || foot?.contains(event.target as Node)) return
  const fields = [
    ...(foot?.querySelectorAll<HTMLElement>('input:not([type=radio]), :checked') ?? []),
  ]
  const field = event.shiftKey ? fields.at(-1) : fields[0]
  if (!field) return
  event.preventDefault()
  event.stopPropagation()
  field.focus()
}
