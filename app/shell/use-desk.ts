import { useCallback, useEffect, useRef, useState } from 'react'
import { codeOfPath, type HostedApp } from '~contract/hosting/hosted-app'
import {
  close,
  type Desk,
  follow,
  move,
  openDocument,
  reopen,
  replace,
  restore,
  setPinned,
  type Tab,
  tabAt,
  visit,
} from '../hosting/desk'
import { formatDesk, parseDesk, writeDesk } from '../hosting/desk-cookie'
import type { Go } from './use-go'

/** The path that an emptied desk leads to. */
const home = '/'
/** So many closed tabs can be opened again. */
const closedKept = 10

interface Address {
  /** The app's own path, without the portal's screen modes. */
  path: string
  /** The tab that this step of the history belongs to, where it says so. */
  tab: string | null
}

interface Kept {
  desk: Desk
  address: Address
  /** Whether the apps were known when it was made. */
  complete: boolean
}

/**
 * The desk of this window. The address says which tab is active; going somewhere opens its tab. What is
 * open is kept in the desk cookie, for the next page that the server renders, and in this window's own
 * storage, so that two windows never take each other's tabs.
 */
export function useDesk(
  initial: Desk,
  cookieName: string,
  apps: readonly HostedApp[] | null,
  address: Address,
  go: Go,
) {
  const [kept, setKept] = useState<Kept>({ desk: initial, address, complete: apps !== null })
  const desk = moveOn(kept, apps, address)
  const stale = desk !== kept.desk || address.path !== kept.address.path
  // Set while rendering, not in an effect: no paint may show the app without its tab.
  if (stale) setKept({ desk, address, complete: apps !== null })
  // A tab that was just closed stays the active one until the address has moved on.
  const active = tabAt(desk, address.path, address.tab)?.id ?? codeOfPath(address.path)

  const change = useCallback(
    (next: (desk: Desk) => Desk) => setKept((now) => ({ ...now, desk: next(now.desk) })),
    [],
  )
  const known = useRef(apps)
  known.current = apps
  useKeptDesk(cookieName, desk, (own) => change((now) => adopt(own, now, known.current, address)))
  const closed = useRef<{ tab: Tab; at: number }[]>([])

  const closeTabs = useCallback(
    (ids: readonly string[]) => {
      const after = close(desk, ids, active)
      const gone = desk.flatMap((tab, at) => (after.desk.includes(tab) ? [] : [{ tab, at }]))
      if (gone.length === 0) return
      closed.current = [...closed.current, ...gone].slice(-closedKept)
      change(() => after.desk)
      if (after.next) go(after.next.path, { tab: after.next.id })
      else if (after.desk.length === 0) window.location.assign(home)
    },
    [desk, active, change, go],
  )

  const reopenTab = useCallback(() => {
    const last = closed.current.pop()
    if (!last) return
    change((now) => reopen(now, last.tab, last.at))
    go(last.tab.path)
  }, [change, go])

  const openTab = useCallback(
    (path: string) => {
      const after = openDocument(desk, path)
      change(() => after)
      go(path, { tab: after.find((tab) => tab.path === path)?.id ?? null })
    },
    [desk, change, go],
  )

  const replaceTab = useCallback(
    (id: string, path: string) => {
      const after = replace(desk, id, path)
      if (after === desk) return
      change(() => after)
      if (id === active) go(path, { tab: tabAt(after, path)?.id ?? null, replace: true })
    },
    [desk, active, change, go],
  )

  return {
    desk,
    active,
    address,
    closeTabs,
    reopenTab,
    canReopen: closed.current.length > 0,
    openTab,
    /** Shows another app's page in a tab's place. */
    replaceTab,
    /** The tab that a step to `path` leads to, which may not be there yet. */
    tabIdAt: (path: string, tab: string | null) =>
      tabAt(visit(desk, path, tab), path, tab)?.id ?? '',
    pin: (id: string, pinned: boolean) => change((now) => setPinned(now, id, pinned)),
    move: (id: string, over: string) => change((now) => move(now, id, over)),
    /** A tab's app went elsewhere inside itself while hidden. */
    follow: (id: string, path: string) => change((now) => follow(now, id, path)),
  }
}

export type Front = ReturnType<typeof useDesk>

/** The desk at an address: only going somewhere opens a tab, so that one just closed does not come back at once. */
function moveOn(kept: Kept, apps: readonly HostedApp[] | null, address: Address): Desk {
  if (apps && !kept.complete) return restore(kept.desk, apps, address.path)
  return address.path === kept.address.path && address.tab === kept.address.tab
    ? kept.desk
    : visit(kept.desk, address.path, address.tab)
}

/** What this window kept wins over what another one wrote last, plus the tab of the address. */
function adopt(
  own: Desk,
  now: Desk,
  apps: readonly HostedApp[] | null,
  { path, tab }: Address,
): Desk {
  if (!apps) return now
  const desk = restore(own, apps, path)
  return visit(desk, path, tab)
}

/** Somebody comes to this window, or its page is about to be asked for again: `pagehide` comes after the request. */
const ownTurn = ['focus', 'beforeunload'] as const

/**
 * Writes the desk on each change, and once more when it is this window's turn: of two windows the one that is
 * reloaded must find its own tabs, not those written last. A window that comes back by other ways (the browser's restart,
 * a crash) finds its own in the session storage.
 */
function useKeptDesk(cookieName: string, desk: Desk, onOwn: (own: Desk) => void) {
  const restored = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a window
  useEffect(() => {
    const own = sessionStorage.getItem(cookieName)
    if (own && own !== formatDesk(desk)) onOwn(parseDesk(own))
    restored.current = true
  }, [cookieName])

  useEffect(() => {
    const save = () => {
      const value = formatDesk(desk)
      sessionStorage.setItem(cookieName, value)
      const secure = window.location.protocol === 'https:'
      for (const cookie of writeDesk(cookieName, value, document.cookie, secure)) {
        // biome-ignore lint/suspicious/noDocumentCookie: written before the page goes, where an asynchronous store is too late
        document.cookie = cookie
      }
    }
    if (restored.current) save()
    for (const event of ownTurn) window.addEventListener(event, save)
    return () => {
      for (const event of ownTurn) window.removeEventListener(event, save)
    }
  }, [desk, cookieName])
}
