import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far (px) from the end the list still follows new words. */
const followWithin = 60

/** Keeps the end of a growing list in view, unless the user has scrolled away from it. */
export function useFollowEnd(list: RefObject<HTMLElement>, grown: unknown) {
  const follows = useRef(true)
  const [away, setAway] = useState(false)
  const toEnd = () => {
    follows.current = true
    list.current?.scrollTo({ top: list.current.scrollHeight })
    setAway(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list grows with each piece of the answer
  useEffect(() => {
    const element = list.current
    if (!element) return
    if (follows.current) element.scrollTo({ top: element.scrollHeight })
    // A deferred drawing makes the list longer only later.
    const observer = new ResizeObserver(() => {
      if (follows.current) element.scrollTo({ top: element.scrollHeight })
    })
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [grown])
  return {
    /** The user has scrolled up, and there is more below. */
    away,
    toEnd,
    onScroll() {
      const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = list.current ?? {}
      follows.current = scrollHeight - scrollTop - clientHeight < followWithin
      setAway(!follows.current)
    },
  }
}
