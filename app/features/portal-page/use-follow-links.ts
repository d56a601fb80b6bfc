import { useNavigate } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'

/**
 * Makes plain links inside `frame` go without loading a page. One listener for all of them costs the server
 * nothing for each link, and a click before the page is alive simply loads the page. Going where one is already
 * is silent (GUARD-06).
 */
export function useFollowLinks(frame: RefObject<HTMLElement>) {
  const navigate = useNavigate()
  useEffect(() => {
    const element = frame.current
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-in-page]')
      const plain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!link || !plain || event.defaultPrevented) return
      event.preventDefault()
      if (link.href !== window.location.href) navigate(link.pathname + link.search + link.hash)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [frame, navigate])
}
