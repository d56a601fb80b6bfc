import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { CardId } from '../../contracts/index/boards'
import { type Landing, landingAt } from './landing'

/** A pointer that moves this far (px) drags; less is a click. */
const threshold = 4
/** Within this distance (px) of the window's edge the page scrolls, in steps of the same size. */
const edge = 48
const scrollStep = 14

interface Drag {
  id: CardId
  x: number
  y: number
}

/**
 * Cards are dragged by their handles: by mouse, pen or finger. No library is used, because one would be three times the
 * size of the board, and the home page must load fast.
 */
export function useDrag(
  area: RefObject<HTMLElement>,
  onDrop: (id: CardId, landing: Landing) => void,
) {
  const start = useRef<Drag | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const [landing, setLanding] = useState<Landing | null>(null)
  const dragging = drag !== null
  const pointerY = useRef(0)

  const stop = useCallback(() => {
    start.current = null
    setDrag(null)
    setLanding(null)
  }, [])

  useEffect(() => {
    if (!dragging) return
    const timer = setInterval(() => {
      const y = pointerY.current
      if (y < edge) window.scrollBy(0, -scrollStep)
      else if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep)
    }, 16)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop()
    }
    document.addEventListener('keydown', onKey, true)
    return () => {
      clearInterval(timer)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [dragging, stop])

  function onPointerMove({ clientX: x, clientY: y }: PointerEvent) {
    const from = start.current
    if (!from || (!dragging && Math.hypot(x - from.x, y - from.y) < threshold)) return
    pointerY.current = y
    setDrag({ id: from.id, x, y })
    setLanding(landingAt(placesIn(area.current), from.id, x, y))
  }

  return {
    drag,
    landing,
    handlersOf: (id: CardId) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { id, x: event.clientX, y: event.clientY }
      },
      onPointerMove,
      onPointerUp() {
        const target = dragging ? landing : null
        stop()
        if (target) onDrop(id, target)
      },
      onPointerCancel: stop,
    }),
  }
}

function placesIn(area: HTMLElement | null) {
  const cards = area?.querySelectorAll<HTMLElement>('[data-card]') ?? []
  return [...cards].map((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect()
    return { id: card.dataset.card as CardId, left, top, right, bottom }
  })
}
