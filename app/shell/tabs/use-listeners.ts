import { type RefObject, useEffect, useRef } from 'react'

type Listeners = {
  [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void
}

/** Listens on an element of another component. The event names must not change. */
export function useListeners(element: RefObject<HTMLElement>, listeners: Listeners) {
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    const names = Object.keys(latest.current) as (keyof Listeners)[]
    const handle = (event: Event) => latest.current[event.type as keyof Listeners]?.(event as never)
    const target = element.current
    for (const name of names) target?.addEventListener(name, handle, { passive: true })
    return () => {
      for (const name of names) target?.removeEventListener(name, handle)
    }
  }, [element])
}
