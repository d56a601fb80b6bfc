import { codeOfPath, type HostedApp } from '~contract/hosting/hosted-app'

/** One open tab. */
export interface Tab {
  /** The app's code; a further document of the same app has `{code}~2`, `~3` … (DESK-04). */
  id: string
  code: string
  /** Where the person was last in it: path, query and hash. */
  path: string
  /** Stands before the others and is not closed: by the app's record, or by the person's wish. */
  pinned: boolean
}

/** The open tabs in their order. Which one is active is not kept: the address says so. */
export type Desk = readonly Tab[]

/** Paths that are steps on the way, not places to come back to (GUARD-08). */
const passing = /^\/(?:refresh|retry)(?:\/|$)/

/**
 * The tab that a path leads to: the wanted one where the app's code agrees, else the one that shows this very
 * path, else the app's first. Undefined = its app has none open.
 */
export function tabAt(desk: Desk, path: string, wanted?: string | null): Tab | undefined {
  const tabs = desk.filter((tab) => tab.code === codeOfPath(path))
  return tabs.find((tab) => tab.id === wanted) ?? tabs.find((tab) => tab.path === path) ?? tabs[0]
}

/**
 * The desk after going to `path`: a tab is there and remembers the path. The same desk object where nothing
 * changed.
 */
export function visit(desk: Desk, path: string, wanted?: string | null): Desk {
  const code = codeOfPath(path)
  if (!code || passing.test(path)) return desk
  const tab = tabAt(desk, path, wanted)
  return tab ? follow(desk, tab.id, path) : [...desk, newTab(desk, code, path)]
}

/** The desk with a tab that shows this very path: the one that is there, else a new one after its app's others. */
export function openDocument(desk: Desk, path: string): Desk {
  const code = codeOfPath(path)
  if (!code || desk.some((tab) => tab.path === path)) return desk
  const last = desk.findLastIndex((tab) => tab.code === code && !tab.pinned)
  const at = last < 0 ? desk.length : last + 1
  return [...desk.slice(0, at), newTab(desk, code, path), ...desk.slice(at)]
}

/** The desk after a tab's app went elsewhere inside itself, be it in front or hidden. */
export function follow(desk: Desk, id: string, path: string): Desk {
  const tab = desk.find((one) => one.id === id)
  if (!tab || tab.path === path || tab.code !== codeOfPath(path)) return desk
  return desk.map((one) => (one.id === id ? { ...one, path } : one))
}

/** Which tabs a command means, seen from one tab. Pinned ones are never among them (TAB-02). */
export const tabsTo = {
  close: (desk: Desk, id: string) => desk.filter((tab) => tab.id === id && !tab.pinned),
  closeOthers: (desk: Desk, id: string) => desk.filter((tab) => tab.id !== id && !tab.pinned),
  closeLeft: (desk: Desk, id: string) =>
    desk.slice(0, indexOf(desk, id)).filter((tab) => !tab.pinned),
  closeRight: (desk: Desk, id: string) =>
    desk.slice(indexOf(desk, id) + 1).filter((tab) => !tab.pinned),
  closeAll: (desk: Desk) => desk.filter((tab) => !tab.pinned),
}

/**
 * The desk without those tabs, and the tab to move to where the active one was among them: its nearest
 * neighbour that stays, the right one first. Pinned and unknown tabs stay as they are.
 */
export function close(
  desk: Desk,
  ids: readonly string[],
  active: string,
): { desk: Desk; next: Tab | null } {
  const goes = (tab: Tab) => ids.includes(tab.id) && !tab.pinned
  const at = indexOf(desk, active)
  const left = desk.slice(0, Math.max(at, 0)).reverse()
  const right = desk.slice(at + 1)
  const next =
    at >= 0 && goes(desk[at] as Tab) ? [...right, ...left].find((tab) => !goes(tab)) : null
  return { desk: desk.filter((tab) => !goes(tab)), next: next ?? null }
}

/** The desk with a tab that had been closed, back at its place. */
export function reopen(desk: Desk, tab: Tab, at: number): Desk {
  if (desk.some((one) => one.path === tab.path)) return desk
  const id = desk.some((one) => one.id === tab.id) ? freeId(desk, tab.code) : tab.id
  const place = Math.min(Math.max(at, pinnedCount(desk)), desk.length)
  return [...desk.slice(0, place), { ...tab, id }, ...desk.slice(place)]
}

/** Pinned tabs stand before all others; one that is pinned or set free goes to the border between them. */
export function setPinned(desk: Desk, id: string, pinned: boolean): Desk {
  const tab = desk.find((one) => one.id === id)
  if (!tab || tab.pinned === pinned) return desk
  const rest = desk.filter((one) => one.id !== id)
  const border = pinnedCount(rest)
  return [...rest.slice(0, border), { ...tab, pinned }, ...rest.slice(border)]
}

/** Puts a tab in another's place; pinned and other tabs do not mix. */
export function move(desk: Desk, id: string, over: string): Desk {
  const from = indexOf(desk, id)
  const to = indexOf(desk, over)
  const tab = desk[from]
  if (!tab || from === to || tab.pinned !== desk[to]?.pinned) return desk
  const rest = desk.filter((one) => one.id !== id)
  return [...rest.slice(0, to), tab, ...rest.slice(to)]
}

/**
 * The desk that a page starts with: what was kept, less the apps that are gone, plus the tabs that are
 * always there (first, in the apps' order) and the app of the address.
 */
export function restore(kept: Desk, apps: readonly HostedApp[], path: string): Desk {
  const hosted = new Map(apps.filter((app) => app.kind !== 'window').map((app) => [app.code, app]))
  const known = kept.filter(
    (tab, at) =>
      hosted.has(tab.code) &&
      codeOfPath(tab.path) === tab.code &&
      kept.findIndex((one) => one.id === tab.id) === at,
  )
  const missing = [...hosted.values()]
    .filter((app) => app.affix && !known.some((tab) => tab.id === app.code))
    .map((app) => ({ id: app.code, code: app.code, path: app.home, pinned: true }))
  const tabs = [...missing, ...known].map((tab) =>
    hosted.get(tab.code)?.affix && tab.id === tab.code ? { ...tab, pinned: true } : tab,
  )
  const desk = [...tabs.filter((tab) => tab.pinned), ...tabs.filter((tab) => !tab.pinned)]
  return hosted.has(codeOfPath(path)) ? visit(desk, path) : desk
}

/** The desk with another app's page in a tab's place; where that app is open already, only without the tab. */
export function replace(desk: Desk, id: string, path: string): Desk {
  const tab = desk.find((one) => one.id === id)
  const code = codeOfPath(path)
  if (!tab || !code) return desk
  if (desk.some((one) => one.code === code)) return desk.filter((one) => one !== tab)
  return desk.map((one) =>
    one === tab ? { ...newTab(desk, code, path), pinned: tab.pinned } : one,
  )
}

/** The code of a tab's app. */
export function codeOfTab(id: string): string {
  return id.replace(/~\d+$/, '')
}

function newTab(desk: Desk, code: string, path: string): Tab {
  return { id: freeId(desk, code), code, path, pinned: false }
}

function freeId(desk: Desk, code: string): string {
  const taken = (id: string) => desk.some((tab) => tab.id === id)
  if (!taken(code)) return code
  let number = 2
  while (taken(`${code}~${number}`)) number += 1
  return `${code}~${number}`
}

function indexOf(desk: Desk, id: string): number {
  return desk.findIndex((tab) => tab.id === id)
}

function pinnedCount(desk: Desk): number {
  return desk.filter((tab) => tab.pinned).length
}
