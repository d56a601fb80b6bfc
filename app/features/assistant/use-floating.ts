import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  type FloatingMemory,
  type FloatingState,
  floatingState,
  keepFloating,
  ownStorage,
  readFloating,
  type Spot,
} from './floating-memory'
import { type Room, withinRoom } from './spot'

/** The step of an arrow key, and how far the pointer moves before a drag begins (px). */
const floatingSteps = { key: 16, drag: 4 }

/**
 * The state and position of the floating button; the user's changes are kept for this session. It is in its dock until
 * the user drags it out, and again once it is dropped above the apps' area or sent back by Home.
 */
export function useFloating(mark: string, dock: HTMLElement, covered: boolean) {
  const [memory, setMemory] = useState<FloatingMemory>(() =>
    readFloating(mark, ownStorage(), window.matchMedia('(max-width: 640px)').matches),
  )
  const element = useRef<HTMLDivElement>(null)

  const keep = useCallback(
    (change: Partial<FloatingMemory>) =>
      setMemory((now) => {
        const next = { ...now, ...change }
        keepFloating(mark, next, ownStorage())
        return next
      }),
    [mark],
  )

  /** Moves the button at once and without a render, because it follows the pointer. */
  const place = useCallback((wanted: Spot | null): Spot | null => {
    const { current: button } = element
    if (!button) return null
    button.toggleAttribute('data-docked', wanted === null)
    const spot = wanted && withinRoom(wanted, sizeOf(button), roomOfApps(), viewOfWindow())
    Object.assign(button.style, {
      right: spot ? `${spot.right}px` : '',
      bottom: spot ? `${spot.bottom}px` : '',
    })
    return spot
  }, [])

  const { state, spot } = memory
  const isShown = !covered && state !== floatingState.closed
  // Its size changes with its state, its room with the window and the panels beside the apps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    place(spot)
    const docked = isShown && spot === null
    const icon = state === floatingState.collapsed
    dock.dataset.state = docked ? (icon ? 'icon' : 'name') : 'empty'
  }, [memory, place, isShown, dock])
  useEffect(() => {
    const content = document.getElementById('content')
    const again = () => void place(spot)
    const observer = new ResizeObserver(again)
    if (content) observer.observe(content)
    window.addEventListener('resize', again)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', again)
    }
  }, [place, spot])

  return {
    isShown,
    state,
    setState: (next: FloatingState) => keep({ state: next }),
    element,
    ...useMoving(element, place, (next) => keep({ spot: next })),
  }
}

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height })
const viewOfWindow = () => ({ width: window.innerWidth, height: window.innerHeight })

function roomOfApps(): Room {
  const { left, top, right, bottom } =
    document.getElementById('content')?.getBoundingClientRect() ?? new DOMRect()
  return { left, top, right, bottom }
}

/** Moves the button by pointer and arrow keys; the click that ends a drag does not count as a click. */
function useMoving(
  element: { current: HTMLElement | null },
  place: (spot: Spot | null) => Spot | null,
  onMoved: (spot: Spot | null) => void,
) {
  const drag = useRef<{ x: number; y: number; from: Spot; spot: Spot | null } | null>(null)
  const dragged = useRef(false)
  const spotNow = (): Spot => {
    const { right, bottom } = element.current?.getBoundingClientRect() ?? new DOMRect()
    return { right: window.innerWidth - right, bottom: window.innerHeight - bottom }
  }
  function end({ type, clientY }: PointerEvent) {
    const spot = drag.current?.spot
    drag.current = null
    element.current?.removeAttribute('data-dragging')
    // The end position of a cancelled drag means nothing.
    const home = type === 'pointerup' && clientY < roomOfApps().top
    if (spot) onMoved(home ? null : spot)
  }
  return {
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        dragged.current = false
        if (event.button !== 0) return
        drag.current = { x: event.clientX, y: event.clientY, from: spotNow(), spot: null }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent) {
        const { current } = drag
        if (!current) return
        const [x, y] = [event.clientX - current.x, event.clientY - current.y]
        if (!current.spot && Math.hypot(x, y) < floatingSteps.drag) return
        dragged.current = true
        element.current?.setAttribute('data-dragging', '')
        current.spot = place({ right: current.from.right - x, bottom: current.from.bottom - y })
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Home') onMoved(null)
        const step = arrows[event.key]
        if (!step || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        const { right, bottom } = spotNow()
        const [x, y] = step.map((way) => way * floatingSteps.key * (event.shiftKey ? 4 : 1))
        onMoved(place({ right: right - (x ?? 0), bottom: bottom - (y ?? 0) }))
      },
    },
    /** For use in a click handler: whether the click only ended a drag. */
    wasDragged: () => {
      const was = dragged.current
      dragged.current = false
      return was
    },
  }
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
