import type { VirtualItem } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef, useState } from 'react'

interface RowFocusOptions {
  count: number
  first?: number
  /** What takes the focus in a row. */
  control: 'a' | 'button'
  /** Up from the first row; without it the focus stays there. */
  onLeave?: () => void
}

/**
 * The row that the focus is in, of a list in which only the rows in sight are elements; arrow keys, Home and End move
 * it.
 */
export function useRowFocus({ count, first = 0, control, onLeave }: RowFocusOptions) {
  const [chosen, setCurrent] = useState(first)
  const focusing = useRef(0)
  const last = count - 1
  const current = Math.max(0, Math.min(chosen, last))

  const moveBy = (scrollTo: (row: number) => void) => (event: KeyboardEvent<HTMLElement>) => {
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    cancelAnimationFrame(focusing.current)
    if (next < 0 && onLeave) return onLeave()
    const to = Math.max(0, Math.min(last, next))
    setCurrent(to)
    scrollTo(to)
    const list = event.currentTarget
    // The row is there once it is in sight.
    focusing.current = requestAnimationFrame(() =>
      list.querySelector<HTMLElement>(`[data-index="${to}"] ${control}`)?.focus(),
    )
  }
  return { current, setCurrent, moveBy }
}

/** What places one of the rows in sight among all of them. */
export function placeOfRow({ index, start }: VirtualItem, count: number) {
  return {
    'data-index': index,
    'aria-posinset': index + 1,
    'aria-setsize': count,
    style: { transform: `translateY(${start}px)` },
  }
}
