import {
  type FocusEvent,
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { openerOf } from './bar-button'

/** peek: open while pointer or focus are there. pinned: open until it is closed. */
type PopoverView = 'closed' | 'peek' | 'pinned'

/** A popover of the top bar, and the button that it belongs to. */
export function usePopoverState() {
  const [view, setView] = useState<PopoverView>('closed')
  const button = useRef<HTMLAnchorElement>(null)
  /** The window regains the focus, and with it the button: that must not open anything. */
  const returning = useRef(false)
  const returnFocus = useCallback(() => openerOf(button.current), [])
  return {
    view,
    setView,
    button,
    returning,
    /** The element that gets the focus back. */
    returnFocus,
  }
}

export type PopoverState = ReturnType<typeof usePopoverState>

/** How long (ms) pointer or focus must stay before it opens, and be away before it closes. */
export interface PopoverDelays {
  hover: number
  focus: number
  close: number
}

/** How long (ms) after a press a dialog that was closed by it may return the focus. */
const focusReturns = 1_000

/** Opens the popover in `container` on hover, focus or the button, and closes it when pointer and focus have left. */
export function usePopover(
  { view, setView, button, returning, returnFocus }: PopoverState,
  container: RefObject<HTMLElement>,
  delays: PopoverDelays,
) {
  const { later, cancel } = useLater(setView, button, container)
  const pressed = useLastPress()

  // biome-ignore lint/correctness/useExhaustiveDependencies: pointer or focus may have come before the scripts
  useEffect(() => {
    later('peek', delays.hover)
    return cancel
  }, [])

  /** If the focus was inside, the button gets it back. */
  function close() {
    cancel()
    if (container.current?.contains(document.activeElement)) returnFocus()?.focus()
    setView('closed')
  }

  const isOutside = (target: EventTarget | null) =>
    !(target instanceof Node && container.current?.contains(target))

  useDismissal(view !== 'closed', { close, isOutside, leave: () => setView('closed') })

  return {
    close,
    /** The focus has come to the button. Focus that a dialog or the window returned must not open anything. */
    peek() {
      const given = returning.current || performance.now() - pressed.current < focusReturns
      if (!given) later('peek', delays.focus)
      returning.current = false
    },
    toggle() {
      cancel()
      setView((now) => (now === 'pinned' ? 'closed' : 'pinned'))
    },
    within: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') later('peek', delays.hover)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') later('closed', delays.close)
      },
      // Escape also counts before it is open, and while it is about to be shown.
      onKeyDown({ key, defaultPrevented }: ReactKeyboardEvent) {
        if (key === 'Escape' && !defaultPrevented) close()
      },
      onBlur({ target, relatedTarget }: FocusEvent) {
        // The whole window has lost the focus: when the user comes back, the button gets it again.
        if (!document.hasFocus()) returning.current = target === button.current
        else if (relatedTarget && isOutside(relatedTarget)) setView('closed')
      },
    },
  }
}

/** When a key or the pointer was last pressed (ms); a Tab, which moves the focus itself, resets it. */
function useLastPress() {
  const at = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const note = (event: Event) => {
      const isTab = event instanceof KeyboardEvent && event.key === 'Tab'
      at.current = isTab ? Number.NEGATIVE_INFINITY : performance.now()
    }
    const stop = new AbortController()
    for (const kind of ['keydown', 'click'])
      document.addEventListener(kind, note, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return at
}

/** Opens or closes after a delay, if pointer and focus are still where they were. */
function useLater(
  setView: PopoverState['setView'],
  button: PopoverState['button'],
  container: RefObject<HTMLElement>,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>()

  function later(next: 'peek' | 'closed', delay: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const focused = container.current?.contains(document.activeElement) ?? false
      const pointed = container.current?.matches(':hover') ?? false
      setView((now) => {
        if (next === 'peek') return now === 'closed' && (focused || pointed) ? 'peek' : now
        const inside = focused && document.activeElement !== button.current
        return now === 'peek' && !inside ? 'closed' : now
      })
    }, delay)
  }
  return { later, cancel: () => clearTimeout(timer.current) }
}

interface Dismissal {
  isOutside(target: EventTarget | null): boolean
  close(): void
  /** The user has turned to something else, which keeps the focus. */
  leave(): void
}

/** While it is open, Escape, a press outside and a click into a frame close it. */
function useDismissal(open: boolean, dismissal: Dismissal) {
  const latest = useRef(dismissal)
  latest.current = dismissal
  useEffect(() => {
    if (!open) return
    const pressed = ({ target }: Event) => {
      if (latest.current.isOutside(target)) latest.current.leave()
    }
    const escaped = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current.close()
    }
    // No other event reports a click into a frame.
    const left = () => {
      if (document.activeElement instanceof HTMLIFrameElement) latest.current.leave()
    }
    const stop = new AbortController()
    document.addEventListener('pointerdown', pressed, stop)
    document.addEventListener('keydown', escaped, stop)
    window.addEventListener('blur', left, stop)
    return () => stop.abort()
  }, [open])
}
