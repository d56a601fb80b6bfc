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
import { firstSpot, type Room, withinRoom } from './spot'

/** The step of an arrow key, and how far (px) a pointer moves before it drags. */
const floatingSteps = { key: 16, drag: 4 }

/** The state and position of the floating button; the user's changes are kept for this session. */
export function useFloating(mark: string, codes: readonly string[], covered: boolean) {
  const [memory, setMemory] = useState<FloatingMemory>(() =>
    readFloating(mark, ownStorage(), window.matchMedia('(max-width: 640px)').matches),
  )
  const element = useRef<HTMLDivElement>(null)
  const code = codes.join(' ')

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
  const place = useCallback(
    (wanted: Spot | null): Spot => {
      const room = roomOfApps()
      const view = { width: window.innerWidth, height: window.innerHeight }
      const { offsetWidth: width = 0, offsetHeight: height = 0 } = element.current ?? {}
      const from = wanted ?? firstSpot(code.split(' '), room, view)
      const spot = withinRoom(from, { width, height }, room, view)
      Object.assign(element.current?.style ?? {}, {
        right: `${spot.right}px`,
        bottom: `${spot.bottom}px`,
      })
      return spot
    },
    [code],
  )

  const isShown = !covered && memory.state !== floatingState.closed
  // Its size changes with its state, its room with the window and the panels beside the apps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => void place(memory.spot), [memory, place, isShown])
  useEffect(() => {
    const content = document.getElementById('content')
    const again = () => void place(memory.spot)
    const observer = new ResizeObserver(again)
    if (content) observer.observe(content)
    window.addEventListener('resize', again)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', again)
    }
  }, [place, memory.spot])

  return {
    isShown,
    state: memory.state,
    setState: (state: FloatingState) => keep({ state }),
    element,
    ...useMoving(element, place, (spot) => keep({ spot })),
  }
}

function roomOfApps(): Room {
  const { left, top, right, bottom } =
    document.getElementById('content')?.getBoundingClientRect() ?? new DOMRect()
  return { left, top, right, bottom }
}

/** Moves the button by pointer and arrow keys; the click that ends a drag does not count as a click. */
function useMoving(
  element: { current: HTMLElement | null },
  place: (spot: Spot) => Spot,
  onMoved: (spot: Spot) => void,
) {
  const drag = useRef<{ x: number; y: number; from: Spot; spot: Spot | null } | null>(null)
  const dragged = useRef(false)
  const spotNow = (): Spot => {
    const { right, bottom } = element.current?.getBoundingClientRect() ?? new DOMRect()
    return { right: window.innerWidth - right, bottom: window.innerHeight - bottom }
  }
  function end() {
    const spot = drag.current?.spot
    drag.current = null
    element.current?.removeAttribute('data-dragging')
    if (spot) onMoved(spot)
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
        const step = arrows[event.key]
        if (!step || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        const { right, bottom } = spotNow()
        const [x, y] = step.map((way) => way * floatingSteps.key * (event.shiftKey ? 4 : 1))
        onMoved(place({ right: right - (x ?? 0), bottom: bottom - (y ?? 0) }))
      },
    },
    /** Asked on a click: whether the click only ended a drag. */
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
