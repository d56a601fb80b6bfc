import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

/** How tall the page in a frame of this site is, whenever that changes; null = not known yet. */
export function useContentHeight() {
  const [height, setHeight] = useState<number | null>(null)
  const observer = useRef<ResizeObserver>()
  useEffect(() => () => observer.current?.disconnect(), [])

  function onLoad({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    observer.current?.disconnect()
    const content = currentTarget.contentDocument?.body
    if (!content) return
    observer.current = new ResizeObserver(() => setHeight(content.offsetHeight || null))
    observer.current.observe(content)
  }
  return { height, onLoad }
}
