import { livePath } from '~contract/live/endpoint'
import { createFeed } from './create-feed'

interface LiveSetting {
  owner: string
  sessionOver(): Promise<void>
}

/** The live feed of this window. What tells that the network came, went or may have is the browser's own events. */
export default function startLive({ owner, sessionOver }: LiveSetting) {
  const address = new URL(livePath, window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const feed = createFeed({
    owner,
    sessionOver,
    connect: () => new WebSocket(address),
    online: () => navigator.onLine,
    locks: navigator.locks,
  })
  const listening = new AbortController()
  const on = (target: EventTarget, name: string, hear: () => void) =>
    target.addEventListener(name, hear, { signal: listening.signal })
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
