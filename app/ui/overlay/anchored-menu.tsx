import { Menu, Portal } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from '../classes'
import { OverlayProvider } from './overlay-provider'

interface AnchoredMenuProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** The element that it is placed at, and that gets the focus back. */
  anchor: RefObject<HTMLElement>
  placement: 'bottom-start' | 'bottom-end'
  label: string
  /** The id of what describes it, among its items. */
  describedBy?: string
  className: string | undefined
  /**
   * Hears the value of what was chosen, only once the menu is gone: a dialog opened over it would be taken for a part
   * of it and close with it.
   */
  onChoose(value: string): void
  /** Above the items, and not one of them: Tab leads there and back. */
  head?: ReactNode
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
  describedBy,
  className,
  onChoose,
  head,
  children,
}: AnchoredMenuProps) {
  const chosen = useRef<string | null>(null)
  const headBox = useRef<HTMLDivElement>(null)
  /** What happens in the head must not close the menu. */
  const keepOpen = (event: CustomEvent<{ originalEvent: Event }>) => {
    if (headBox.current?.contains(event.detail.originalEvent.target as Node)) event.preventDefault()
  }

  const content = { 'aria-label': label, 'aria-describedby': describedBy, children }

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
            {head ? (
              <Headed open={open} className={className} head={head} box={headBox}>
                <Menu.Content boxShadow="none" {...content} />
              </Headed>
            ) : (
              <Menu.Content className={className} {...content} />
            )}
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </OverlayProvider>
  )
}

interface HeadedProps extends Pick<AnchoredMenuProps, 'open' | 'className' | 'head' | 'children'> {
  box: RefObject<HTMLDivElement>
}

function Headed({ open, className, head, box, children }: HeadedProps) {
  return (
    <div
      className={classNames('floating', className)}
      // The positioner takes it over from its first child.
      style={{ zIndex: 'var(--portal-z-index-overlay)' }}
      hidden={!open}
      onKeyDownCapture={(event) => leadIntoHead(event, box.current)}
    >
      <div ref={box}>{head}</div>
      {children}
    </div>
  )
}

/** Out of the items, which the arrow keys go through, and which would keep Tab for themselves. */
function leadIntoHead(event: KeyboardEvent, head: HTMLElement | null) {
  if (event.key !== 'Tab' || head?.contains(event.target as Node)) return
  const fields = [
    ...(head?.querySelectorAll<HTMLElement>('input:not([type=radio]), :checked') ?? []),
  ]
  const field = event.shiftKey ? fields.at(-1) : fields[0]
  if (!field) return
  event.preventDefault()
  event.stopPropagation()
  field.focus()
}
