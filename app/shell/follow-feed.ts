import type { LiveFeed } from '../live/live-feed'
import type { Shell } from './store/shell'
import { appOf } from './store/shell-state'

/** Passes what the live socket brings on to this window's apps, and counts their badges. The returned function ends it. */
export function followFeed(shell: Shell, feed: LiveFeed): () => void {
  const ends = [
    feed.subscribe('generic', (detail) =>
      window.dispatchEvent(new CustomEvent('onmessageWS', { detail })),
    ),
    feed.subscribe('forced', (message) => shell.applyForced(message)),
    feed.subscribe('message', (message) => shell.host?.announce('message', message)),
    feed.subscribe('unread', ({ message, apps }) => {
      const { counted: before } = shell.state
      for (const [code, count] of Object.entries(apps)) {
        const app = appOf(shell.state, code)
        if (app && (before[code] ?? app.badge) !== count) shell.host?.forgetBadge(app.code)
      }
      shell.applyCounts(apps)
      const { counted } = shell.state
      shell.host?.announceEach('unread', (code) => ({ message, app: counted[code] ?? 0 }))
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
