import { formatTabs, parseTabs, writeTabs } from '../hosting/open-tabs-cookie'
import type { Shell } from './store/shell'

/** The user comes to this window, or its page is about to be requested again: `pagehide` comes after the request. */
const ownTurn = ['focus', 'beforeunload'] as const

/**
 * Keeps the open tabs in a cookie, for the next page that the server renders, and in this window's own storage, so that
 * two windows never take each other's. Writes at each change, and once more when it is this window's turn: of two
 * windows the one that is reloaded must find its own tabs, not those written last. A window that comes back in other ways
 * (the browser's restart, a crash) finds its own in the session storage. Gives the way to end it.
 */
export function keepTabs(shell: Shell): () => void {
  const cookieName = shell.state.page.tabsCookie
  const own = sessionStorage.getItem(cookieName)
  if (own && own !== formatTabs(shell.state.tabs)) shell.adoptTabs(parseTabs(own))

  const save = () => {
    const value = formatTabs(shell.state.tabs)
    sessionStorage.setItem(cookieName, value)
    const secure = window.location.protocol === 'https:'
    for (const cookie of writeTabs(cookieName, value, document.cookie, secure)) {
      // biome-ignore lint/suspicious/noDocumentCookie: written before the page goes, when an asynchronous store is too late
      document.cookie = cookie
    }
  }
  save()
  const stop = shell.store.subscribe((now, before) => {
    if (now.tabs !== before.tabs) save()
  })
  for (const event of ownTurn) window.addEventListener(event, save)
  return () => {
    stop()
    for (const event of ownTurn) window.removeEventListener(event, save)
  }
}
