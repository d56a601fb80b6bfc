import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in its scroll container's view, or within one container height of it. */
export function useNear(
  element: RefObject<HTMLElement>,
  room: RefObject<HTMLElement>,
  margin = '100% 0px',
): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const seen = element.current
    if (!seen) return
    const watch = new IntersectionObserver(
      (entries) => setNear(entries[entries.length - 1]?.isIntersecting ?? false),
      { root: room.current, rootMargin: margin },
    )
    watch.observe(seen)
    return () => watch.disconnect()
  }, [element, room, margin])
  return near
}
