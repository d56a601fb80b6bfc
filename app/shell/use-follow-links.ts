import { type RefObject, useEffect, useRef } from 'react'
import { opensElsewhere } from '../ui/opens-elsewhere'
import type { Go } from './store/shell'

/**
 * Makes plain links inside the shell go without loading a page. One listener for all of them costs the server
 * nothing for each link, and a click before the page is alive simply loads the page.
 */
export function useFollowLinks(shell: RefObject<HTMLElement>, go: Go) {
  const latest = useRef(go)
  latest.current = go
  useEffect(() => {
    const element = shell.current
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-in-page]')
      const plain = event.button === 0 && !opensElsewhere(event)
      if (!link || !plain || event.defaultPrevented) return
      event.preventDefault()
      latest.current(link.pathname + link.search + link.hash, { tab: link.dataset.tab ?? null })
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [shell])
}
