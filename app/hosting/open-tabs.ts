import { type AppCode, codeOfPath, type HostedApp } from '~contract/hosting/hosted-app'

/** A tab's id in its window. Not the same as an app's code, as an app may have several tabs. */
export type TabId = string & { readonly tabId: unique symbol }

/** One open tab. */
export interface Tab {
  /** The app's code; a further document of the same app has `{code}~2`, `~3` … (DESK-04). */
  id: TabId
  code: AppCode
  /** Where the user was last in it: path, query and hash. */
  path: string
  /** Comes before the others and cannot be closed: set by the app's record or by the user. */
  pinned: boolean
}

/** The open tabs in order. Which one is active is not stored: the address decides. */
export type OpenTabs = readonly Tab[]

/** Paths that are only passed through, not places to come back to (GUARD-08). */
const passing = /^\/(?:refresh|retry)(?:\/|$)/

/**
 * The tab that a path leads to: the wanted one if its app's code matches, else the one that shows exactly this path,
 * else the app's first. Undefined = the app has no open tab.
 */
export function tabAt(tabs: OpenTabs, path: string, wanted?: TabId | null): Tab | undefined {
  const own = tabs.filter((tab) => tab.code === codeOfPath(path))
  return own.find((tab) => tab.id === wanted) ?? own.find((tab) => tab.path === path) ?? own[0]
}

/**
 * The tabs after going to `path`: the app has a tab, which remembers the path. Returns the same object if nothing
 * changed.
 */
export function visit(tabs: OpenTabs, path: string, wanted?: TabId | null): OpenTabs {
  const code = codeOfPath(path)
  if (!code || passing.test(path)) return tabs
  const tab = tabAt(tabs, path, wanted)
  return tab ? follow(tabs, tab.id, path) : [...tabs, newTab(tabs, code, path)]
}

/** The tabs including one that shows exactly this path: an existing one, else a new one after the app's other tabs. */
export function openDocument(tabs: OpenTabs, path: string): OpenTabs {
  const code = codeOfPath(path)
  if (!code || tabs.some((tab) => tab.path === path)) return tabs
  const last = tabs.findLastIndex((tab) => tab.code === code && !tab.pinned)
  const at = last < 0 ? tabs.length : last + 1
  return [...tabs.slice(0, at), newTab(tabs, code, path), ...tabs.slice(at)]
}

/** The tabs after a tab's app, in front or hidden, went elsewhere inside itself. */
export function follow(tabs: OpenTabs, id: TabId, path: string): OpenTabs {
  const tab = tabs.find((one) => one.id === id)
  if (!tab || tab.path === path || tab.code !== codeOfPath(path)) return tabs
  return tabs.map((one) => (one.id === id ? { ...one, path } : one))
}

/** Which tabs a command applies to, relative to one tab. Never pinned ones (TAB-02). */
export const tabsTo = {
  close: (tabs: OpenTabs, id: TabId) => tabs.filter((tab) => tab.id === id && !tab.pinned),
  closeOthers: (tabs: OpenTabs, id: TabId) => tabs.filter((tab) => tab.id !== id && !tab.pinned),
  closeLeft: (tabs: OpenTabs, id: TabId) =>
    tabs.slice(0, indexOf(tabs, id)).filter((tab) => !tab.pinned),
  closeRight: (tabs: OpenTabs, id: TabId) =>
    tabs.slice(indexOf(tabs, id) + 1).filter((tab) => !tab.pinned),
  closeAll: (tabs: OpenTabs) => tabs.filter((tab) => !tab.pinned),
}

/**
 * The tabs without the given ones, and the tab to move to if the active one was among them: the nearest remaining
 * neighbour, right before left. Pinned and unknown tabs stay as they are.
 */
export function close(
  tabs: OpenTabs,
  ids: readonly TabId[],
  active: TabId,
): { tabs: OpenTabs; next: Tab | null } {
  const goes = (tab: Tab) => ids.includes(tab.id) && !tab.pinned
  const at = indexOf(tabs, active)
  const left = tabs.slice(0, Math.max(at, 0)).reverse()
  const right = tabs.slice(at + 1)
  const next =
    at >= 0 && goes(tabs[at] as Tab) ? [...right, ...left].find((tab) => !goes(tab)) : null
  return { tabs: tabs.filter((tab) => !goes(tab)), next: next ?? null }
}

/** The most recently closed tab of each app, latest first, after these were closed. */
export function lastClosed(before: OpenTabs, closed: OpenTabs): OpenTabs {
  const all = [...closed, ...before]
  return all.filter((tab, at) => all.findIndex(({ code }) => code === tab.code) === at)
}

/** The tabs with a closed tab restored at its old position. */
export function reopen(tabs: OpenTabs, tab: Tab, at: number): OpenTabs {
  if (tabs.some((one) => one.path === tab.path)) return tabs
  const id = tabs.some((one) => one.id === tab.id) ? freeId(tabs, tab.code) : tab.id
  const place = Math.min(Math.max(at, pinnedCount(tabs)), tabs.length)
  return [...tabs.slice(0, place), { ...tab, id }, ...tabs.slice(place)]
}

/** Pinned tabs come before all others; a tab that is pinned or unpinned moves to the boundary between them. */
export function setPinned(tabs: OpenTabs, id: TabId, pinned: boolean): OpenTabs {
  const tab = tabs.find((one) => one.id === id)
  if (!tab || tab.pinned === pinned) return tabs
  const rest = tabs.filter((one) => one.id !== id)
  const border = pinnedCount(rest)
  return [...rest.slice(0, border), { ...tab, pinned }, ...rest.slice(border)]
}

/** Moves a tab to another's position; pinned and unpinned tabs do not mix. */
export function move(tabs: OpenTabs, id: TabId, over: TabId): OpenTabs {
  const from = indexOf(tabs, id)
  const to = indexOf(tabs, over)
  const tab = tabs[from]
  if (!tab || from === to || tab.pinned !== tabs[to]?.pinned) return tabs
  const rest = tabs.filter((one) => one.id !== id)
  return [...rest.slice(0, to), tab, ...rest.slice(to)]
}

/**
 * The tabs that a page starts with: the stored ones, minus apps that no longer exist, plus the tabs that are always
 * open (first, in the apps' order) and the app of the address.
 */
export function restore(kept: OpenTabs, apps: readonly HostedApp[], path: string): OpenTabs {
  const hosted = new Map(apps.filter((app) => app.kind !== 'window').map((app) => [app.code, app]))
  const known = kept.filter(
    (tab, at) =>
      hosted.has(tab.code) &&
      codeOfPath(tab.path) === tab.code &&
      kept.findIndex((one) => one.id === tab.id) === at,
  )
  const missing = [...hosted.values()]
    .filter((app) => app.affix && !known.some((tab) => tab.id === firstTabOf(app.code)))
    .map((app) => ({ id: firstTabOf(app.code), code: app.code, path: app.home, pinned: true }))
  const all = [...missing, ...known].map((tab) =>
    hosted.get(tab.code)?.affix && tab.id === firstTabOf(tab.code) ? { ...tab, pinned: true } : tab,
  )
  const tabs = [...all.filter((tab) => tab.pinned), ...all.filter((tab) => !tab.pinned)]
  return hosted.has(codeOfPath(path)) ? visit(tabs, path) : tabs
}

/** The tabs with another app's page in place of a tab; if that app is already open, the tab is only removed. */
export function replace(tabs: OpenTabs, id: TabId, path: string): OpenTabs {
  const tab = tabs.find((one) => one.id === id)
  const code = codeOfPath(path)
  if (!tab || !code) return tabs
  if (tabs.some((one) => one.code === code)) return tabs.filter((one) => one !== tab)
  return tabs.map((one) =>
    one === tab ? { ...newTab(tabs, code, path), pinned: tab.pinned } : one,
  )
}

/** The id of an app's first tab: the app's code. */
export function firstTabOf(code: AppCode): TabId {
  return code as string as TabId
}

/** The code of a tab's app. */
export function codeOfTab(id: TabId): AppCode {
  return id.replace(/~\d+$/, '') as AppCode
}

function newTab(tabs: OpenTabs, code: AppCode, path: string): Tab {
  return { id: freeId(tabs, code), code, path, pinned: false }
}

function freeId(tabs: OpenTabs, code: AppCode): TabId {
  const taken = (id: TabId) => tabs.some((tab) => tab.id === id)
  if (!taken(firstTabOf(code))) return firstTabOf(code)
  const further = (number: number) => `${code}~${number}` as TabId
  let number = 2
  while (taken(further(number))) number += 1
  return further(number)
}

function indexOf(tabs: OpenTabs, id: TabId): number {
  return tabs.findIndex((tab) => tab.id === id)
}

function pinnedCount(tabs: OpenTabs): number {
  return tabs.filter((tab) => tab.pinned).length
}
