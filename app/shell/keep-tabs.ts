import { formatTabs, parseTabs, writeTabs } from '../hosting/open-tabs-cookie'
import { keepInWindow, readInWindow } from '../ui/window-memory'
import type { Shell } from './store/shell'

/** `pagehide` would come too late: a reload's request has been sent by then. */
const ownTurn = ['focus', 'beforeunload'] as const

/**
 * Stores the open tabs in a cookie, for the next page that the server renders, and in this window's session storage, so
 * that two windows never take over each other's; the session storage also has the most recently closed tabs. Writes on
 * each change, and again on focus and before unload: when one of two windows is reloaded, it must find its own tabs,
 * not those written last. After a restart or crash of the browser, the session storage still has them, including paths
 * that did not fit into the cookie. The returned function stops it.
 */
export function keepTabs(shell: Shell): () => void {
  const cookieName = shell.state.page.tabsCookie
  // Unlike the open tabs, these are removed when the user signs out (TAB-06): see clearSessionMarkers.
  const lastName = `last-${cookieName}`
  const whole = () => formatTabs(shell.state.tabs, Number.POSITIVE_INFINITY)
  const own = readInWindow(cookieName)
  if (own && own !== whole()) shell.adoptTabs(parseTabs(own))
  // The history entry names a tab that the server does not know.
  else if (!own && shell.state.address.tab) shell.adoptTabs(shell.state.tabs)
  shell.adoptLastTabs(parseTabs(readInWindow(lastName)))

  const save = () => {
    const { tabs, lastTabs, gone } = shell.state
    if (gone) return
    keepInWindow(cookieName, whole())
    keepInWindow(lastName, formatTabs(lastTabs))
    const value = formatTabs(tabs)
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
