import type { LiveEvents, LivePosition } from '~contract/live/protocol'
import type { LiveFeed } from '../live/live-feed'
import type { Shell } from './store/shell'

/** Passes events from the live socket to this window's apps, and updates badges. The returned function stops it. */
export function followFeed(shell: Shell, feed: LiveFeed): () => void {
  const outdated = () => shell.host?.announce('stale', null)
  window.addEventListener('online', outdated)
  const ends = [
    () => window.removeEventListener('online', outdated),
    // Nothing was pushed while the user was signed out.
    shell.store.subscribe((now, before) => before.signedOut && !now.signedOut && outdated()),
    feed.subscribe('generic', (detail) =>
      window.dispatchEvent(new CustomEvent('onmessageWS', { detail })),
    ),
    feed.subscribe('forced', (message) => shell.applyForced(message)),
    feed.subscribe('message', (message) => shell.host?.announce('message', message)),
    feed.subscribe('unread', countsFor(shell)),
    feed.subscribe('stale', () => {
      // On the first connection the apps have only just loaded their data, so nothing is outdated, unless the socket
      // could not start where the page's data ends.
      if (feed.state() === 'connecting' && !shell.state.page.live) return
      shell.doubtCounts()
      outdated()
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Announces changed counts to the apps; the first ones usually equal those of the page. */
function countsFor(shell: Shell) {
  let total: number | null = null
  return ({ message, apps }: LiveEvents['unread'], at: LivePosition | null) => {
    const changed = shell.applyCounts(apps, at) || (total !== null && total !== message)
    total = message
    if (!changed) return
    const { badges } = shell.state
    shell.host?.announceEach('unread', (code) => ({ message, app: badges[code] }))
  }
}
