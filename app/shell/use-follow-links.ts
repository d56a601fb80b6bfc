import { type RefObject, useEffect } from 'react'
import type { TabId } from '../hosting/open-tabs'
import { opensElsewhere } from '../ui/opens-elsewhere'
import { useShell } from './store/shell-context'

/**
 * Handles plain links inside the shell without loading a page. With one listener for all, the server has no work per
 * link, and a click before hydration simply loads the page.
 */
export function useFollowLinks(box: RefObject<HTMLElement>) {
  const { go } = useShell()
  useEffect(() => {
    const element = box.current
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-in-page]')
      const plain = event.button === 0 && !opensElsewhere(event)
      if (!link || !plain || event.defaultPrevented) return
      event.preventDefault()
      go(link.pathname + link.search + link.hash, {
        tab: (link.dataset.tab as TabId | undefined) ?? null,
      })
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [box, go])
}
