import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { liveDelay, livePatience } from '~contract/portal/constants'
import { createLaterFeed } from '../live/later-feed'
import { LiveContext } from '../live/live-feed'
import { hearWindows } from '../live/session-channel'
import { onceOnline } from '../ui/later-part'
import { SessionLives } from '../ui/use-server'
import { whenIdle } from '../ui/when-idle'
import type { PortalPage } from './portal-page.server'

interface LiveBoundaryProps {
  page: PortalPage
  /** The session is over, or about to be: there is nothing to connect with until somebody has signed in. */
  resting: boolean
  children: ReactNode
}

/** Gives the frame its live feed, which begins a moment after the page: nothing on the way to its first sight waits. */
export function LiveBoundary({ page, resting, children }: LiveBoundaryProps) {
  const [later] = useState(createLaterFeed)
  const sessionLives = useContext(SessionLives)
  const sessionOver = useRef(sessionLives)
  sessionOver.current = sessionLives
  const { userId } = page.person
  const { tenantId } = page.tenant

  useEffect(() => {
    if (resting) return
    let stop = () => {}
    const end = () => {
      stop()
      stop = () => {}
      later.setSource(null)
    }
    const start = async () => {
      const ended = new AbortController()
      stop = () => ended.abort()
      const { default: startLive } = await onceOnline(() => import('../live/start-live'))
      if (ended.signal.aborted) return
      const live = startLive({
        owner: `${userId} ${tenantId}`,
        sessionOver: () => sessionOver.current(),
      })
      const deaf = hearWindows(({ kind }) => kind === 'resumed' && live.feed.wake())
      stop = () => {
        deaf()
        live.stop()
      }
      later.setSource(live.feed)
    }
    // Without its file the page goes on as before: what is live comes by asking.
    const begin = () => void start().catch(() => {})
    let callOff = () => {}
    const timer = setTimeout(() => {
      callOff = whenIdle(begin, livePatience)
    }, liveDelay)
    // What comes from now on is for somebody else, or for another unit.
    const deafToOthers = hearWindows((news) => {
      if (news.kind !== 'entered') return
      if (news.as.userId !== userId || news.as.tenantId !== tenantId) end()
    })
    return () => {
      clearTimeout(timer)
      callOff()
      deafToOthers()
      end()
    }
  }, [later, userId, tenantId, resting])

  return <LiveContext.Provider value={later.feed}>{children}</LiveContext.Provider>
}
