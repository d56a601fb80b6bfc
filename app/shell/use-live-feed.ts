import { useContext, useEffect, useRef, useState } from 'react'
import type { LivePosition } from '~contract/live/protocol'
import { type UserTenantKey, userTenantKey } from '~contract/portal/user-tenant'
import { createDeferredFeed } from '../live/deferred-feed'
import type { LiveFeed } from '../live/live-feed'
import { receiveSessionNews } from '../live/session-channel'
import { untilThere } from '../ui/lazy-part'
import { UntilSignedIn } from '../ui/use-server'
import { whenIdle } from '../ui/when-idle'
import { useShellState } from './store/shell-context'
import { isSessionEnding, userTenantOf } from './store/shell-state'

/** The live connection opens this long after the page (ms), which must not wait for it. */
const liveDelay = 1_000
/** The connection opens at the latest after this additional time (ms), even if the page stays busy. */
const liveTimeout = 2_000

/** The position of a feed when it ended. */
interface Reached {
  of: UserTenantKey
  position: LivePosition | null
}

/**
 * The window's live feed. It connects a moment after the page, so as not to delay the first paint, and pauses while the
 * session has ended or is being ended: until a user signs in, there is nothing to connect to.
 */
export function useLiveFeed(over: boolean): LiveFeed {
  const [later] = useState(createDeferredFeed)
  const untilSignedIn = useContext(UntilSignedIn)
  const latest = useRef(untilSignedIn)
  latest.current = untilSignedIn
  const userTenant = useShellState(userTenantOf)
  const live = useShellState(({ page }) => page.live)
  // After a pause, the position of the page that ended it, whose data includes what happened meanwhile.
  const place = useRef(live)
  place.current = live
  const reached = useRef<Reached | null>(null)
  const leaving = useShellState(isSessionEnding)
  const resting = over || leaving

  useEffect(() => {
    if (resting) return
    let stop = () => {}
    const end = () => {
      stop()
      stop = () => {}
      later.setSource(null)
    }
    const start = async () => {
      end()
      const ended = new AbortController()
      stop = () => ended.abort()
      const { default: startLive } = await untilThere(() => import('../live/start-live'))
      if (ended.signal.aborted) return
      const sessionEnded = () => latest.current()
      const position = laterOf(place.current, reached.current?.of === userTenant && reached.current)
      const live = startLive({ userTenant, position, sessionEnded })
      const stopWaking = receiveSessionNews(({ kind }) => kind === 'resumed' && live.feed.wake())
      stop = () => {
        stopWaking()
        reached.current = { of: userTenant, position: live.feed.position() }
        live.stop()
      }
      later.setSource(live.feed)
    }
    // If its file cannot be loaded, the page falls back to polling.
    const begin = () => void start().catch(() => {})
    const callOff = afterThePage(begin)
    // Pushes are now for another user or tenant; the window may be switched back before this page has followed.
    let isTheirs = false
    const stopReceiving = receiveSessionNews((news) => {
      if (news.kind !== 'entered') return
      const wasTheirs = isTheirs
      isTheirs = userTenantKey(news.as) !== userTenant
      if (isTheirs) end()
      else if (wasTheirs) begin()
    })
    return () => {
      callOff()
      stopReceiving()
      end()
    }
  }, [later, userTenant, resting])

  return later.feed
}

/** Runs `work` once the page has had time to load. The returned function cancels it. */
function afterThePage(work: () => void): () => void {
  let callOff = () => {}
  const timer = setTimeout(() => {
    callOff = whenIdle(work, liveTimeout)
  }, liveDelay)
  return () => {
    clearTimeout(timer)
    callOff()
  }
}

/** The later of two positions: that of the page's data, and the one reached by a feed that ran since. */
function laterOf(page: LivePosition | null, reached: Reached | false | null): LivePosition | null {
  const position = reached ? reached.position : null
  if (!page || !position || page.epoch !== position.epoch) return page
  return position.offset > page.offset ? position : page
}
