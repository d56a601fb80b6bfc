import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'

/** Pause (ms) before a login page that failed to load is requested again. */
const pause = 3_000

/**
 * The login page's frame: the height of its page, updated on every change (null = not known yet), and whether the page
 * failed to load, for example while the portal restarts. In that case it is requested until it loads.
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

/** null = not the portal's page, but the browser's own error page or a gateway's. */
function contentOf({ contentWindow }: HTMLIFrameElement): HTMLElement | null {
  try {
    return contentWindow && '__remixContext' in contentWindow ? contentWindow.document.body : null
  } catch {
    return null
  }
}
