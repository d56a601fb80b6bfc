import type { IconNode } from 'lucide'
import { type ReactNode, useId, useRef } from 'react'
import { BarButton } from './bar-button'
import styles from './bar-button.module.css'
import { LazyPart } from './lazy-part'
import { type PopoverDelays, type PopoverState, usePopover } from './use-popover'

interface BarPopoverProps {
  state: PopoverState
  delays: PopoverDelays
  label: string
  icon: IconNode
  /** The button's link while scripts are not loaded. */
  href?: string
  count?: number | null
  /** What the button's marks say, in words. */
  detail?: ReactNode
  /** Something new has arrived: the button signals it once. */
  fresh?: boolean
  marks?: ReactNode
  /** Renders the popover. */
  children(id: string, close: () => void): ReactNode
}

/** A button of the top bar with its popover, which also opens on hover and focus. */
export function BarPopover({ state, delays, detail, fresh, marks, ...own }: BarPopoverProps) {
  const { children, ...button } = own
  const popoverId = useId()
  const detailId = useId()
  const container = useRef<HTMLDivElement>(null)
  const { within, peek, toggle, close } = usePopover(state, container, delays)
  const open = state.view !== 'closed'
  return (
    <div ref={container} className={styles.place} {...within}>
      <BarButton
        {...button}
        ref={state.button}
        title={undefined}
        aria-describedby={detail ? detailId : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? popoverId : undefined}
        data-fresh={fresh}
        onOpen={toggle}
        onFocus={peek}
      >
        {marks}
      </BarButton>
      {detail && (
        <span id={detailId} hidden>
          {detail}
        </span>
      )}
      {open && <LazyPart onLost={close}>{children(popoverId, close)}</LazyPart>}
    </div>
  )
}
