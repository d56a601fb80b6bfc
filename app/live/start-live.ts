import { livePath } from '~contract/live/endpoint'
import type { LivePosition } from '~contract/live/protocol'
import type { UserTenantKey } from '~contract/portal/user-tenant'
import { createFeed } from './create-feed'

interface LiveSetting {
  userTenant: UserTenantKey
  /** The page's position in the stream; null = from now on. */
  position: LivePosition | null
  sessionEnded(): Promise<void>
}

/** The live feed of this window, which also reacts to the browser's network events. */
export default function startLive({ userTenant, position, sessionEnded }: LiveSetting) {
  const address = new URL(livePath, window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const feed = createFeed({
    userTenant,
    position,
    sessionEnded,
    connect: () => new WebSocket(address),
    online: () => navigator.onLine,
    locks: navigator.locks,
  })
  const listening = new AbortController()
  const on = (target: EventTarget, name: string, listener: () => void) =>
    target.addEventListener(name, listener, { signal: listening.signal })
  on(window, 'online', () => feed.wake())
  on(window, 'pageshow', () => feed.wake())
  on(document, 'visibilitychange', () => document.hidden || feed.wake())
  on(window, 'offline', () => feed.lost())
  return {
    feed,
    stop() {
      listening.abort()
      feed.stop()
    },
  }
}
