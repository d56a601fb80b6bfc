import { type RefObject, useEffect, useRef } from 'react'

/** After a move to another view the keyboard and the screen reader are at its start, not where they were. */
export function useViewFocus<Element extends HTMLElement>(path: string): RefObject<Element> {
  const view = useRef<Element>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    window.scrollTo(0, 0)
    view.current?.focus({ preventScroll: true })
  }, [path])
  return view
}
