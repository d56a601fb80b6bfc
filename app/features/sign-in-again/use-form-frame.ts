import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'

/** After which a login page that could not be had is asked for again (ms). */
const pause = 3_000

/**
 * The frame of the login page: how tall its page is, whenever that changes (null = not known yet), and whether the page
 * could not be had, as while the portal restarts. Then it is asked for until it is there.
 */
export function useFormFrame(src: string) {
  const [height, setHeight] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const observer = useRef<ResizeObserver>()
  const timer = useRef<number>()
  const stop = useCallback(() => {
    observer.current?.disconnect()
    clearTimeout(timer.current)
  }, [])
  useEffect(() => stop, [stop])

  function onLoad({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
    stop()
    const content = contentOf(frame)
    setFailed(!content)
    if (!content) {
      timer.current = window.setTimeout(() => frame.setAttribute('src', src), pause)
      return
    }
    observer.current = new ResizeObserver(() => setHeight(content.offsetHeight || null))
    observer.current.observe(content)
  }
  return { height, failed, onLoad }
}

/** Null = not the portal's page: the browser's own error page, or a gateway's. */
function contentOf({ contentWindow }: HTMLIFrameElement): HTMLElement | null {
  try {
    return contentWindow && '__remixContext' in contentWindow ? contentWindow.document.body : null
  } catch {
    return null
  }
}
