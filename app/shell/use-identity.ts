import { useCallback, useEffect, useRef } from 'react'
import { hearWindows, type Identity, tellWindows } from '../live/session-channel'
import { releasePage } from './use-unsaved-work'

/** Leads to the first app of whoever is signed in now. */
const home = '/'

/**
 * Who this window works for, across the windows of a browser. All share one session: where one of them goes on as
 * somebody else, or in another unit, the others hear of it and must not go on as before.
 */
export function useIdentity(own: Identity, onElsewhere: (enter: () => void) => void) {
  const heard = useRef(onElsewhere)
  heard.current = onElsewhere
  const { userId, tenantId } = own
  /** Whom the person knows of: who stays with unsaved work is not asked again by every window. */
  const known = useRef('')

  const enter = useCallback(() => {
    releasePage()
    window.location.assign(home)
  }, [])

  useEffect(() => {
    known.current = keyOf({ userId, tenantId })
    const stop = hearWindows((news) => {
      if (news.kind !== 'entered' || keyOf(news.as) === known.current) return
      known.current = keyOf(news.as)
      heard.current(enter)
    })
    tellWindows({ kind: 'entered', as: { userId, tenantId } })
    return stop
  }, [userId, tenantId, enter])

  /** This window's session is another's from now on: tells the others, and starts anew. */
  return useCallback(
    (next: Identity) => {
      known.current = keyOf(next)
      tellWindows({ kind: 'entered', as: { userId: next.userId, tenantId: next.tenantId } })
      enter()
    },
    [enter],
  )
}

function keyOf({ userId, tenantId }: Identity): string {
  return `${userId} ${tenantId}`
}
