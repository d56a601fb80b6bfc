import { type RefObject, useEffect, useRef } from 'react'

type Listeners = {
  [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void
}

/** Listens on an element of another component's. The set of names is that of the first time. */
export function useListeners(element: RefObject<HTMLElement>, listeners: Listeners) {
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    const names = Object.keys(latest.current) as (keyof Listeners)[]
    const hear = (event: Event) => latest.current[event.type as keyof Listeners]?.(event as never)
    const heard = element.current
    for (const name of names) heard?.addEventListener(name, hear, { passive: true })
    return () => {
      for (const name of names) heard?.removeEventListener(name, hear)
    }
  }, [element])
}
