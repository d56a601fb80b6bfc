import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The size of an element, now and after every change. */
export function useRoom<E extends HTMLElement>(): [
  RefObject<E>,
  { width: number; height: number },
] {
  const element = useRef<E>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const seen = element.current
    if (!seen) return
    const measure = () => setRoom({ width: seen.clientWidth, height: seen.clientHeight })
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(seen)
    return () => watch.disconnect()
  }, [])
  return [element, room]
}
