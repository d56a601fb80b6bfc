import { codeOfPath, type HostedApp } from './hosted-app'

/** One open app. Its path is where the person was last in it: path, query and hash. */
export interface Tab {
  code: string
  path: string
}

/** The open tabs in their order. Which one is active is not kept: the address says so. */
export type Desk = readonly Tab[]

/** Paths that are steps on the way, not places to come back to (GUARD-08). */
const passing = /^\/(?:refresh|retry)(?:\/|$)/

/**
 * The desk after going to `path`: its app's tab is there and remembers the path. The same desk object where
 * nothing changed.
 */
export function visit(desk: Desk, path: string): Desk {
  const code = codeOfPath(path)
  if (!code || passing.test(path)) return desk
  const at = desk.findIndex((tab) => tab.code === code)
  if (at < 0) return [...desk, { code, path }]
  if (desk[at]?.path === path) return desk
  return desk.map((tab, index) => (index === at ? { code, path } : tab))
}

/** The desk without that tab, and the path of the neighbour to move to where it was the active one. */
export function close(desk: Desk, code: string): { desk: Desk; neighbour: string | null } {
  const at = desk.findIndex((tab) => tab.code === code)
  if (at < 0) return { desk, neighbour: null }
  const neighbour = desk[at + 1] ?? desk[at - 1]
  return { desk: desk.filter((tab) => tab.code !== code), neighbour: neighbour?.path ?? null }
}

/**
 * The desk that a page starts with: what was kept, less the apps that are gone, plus the tabs that are
 * always there (first, in the apps' order) and the app of the address.
 */
export function restore(kept: Desk, apps: readonly HostedApp[], path: string): Desk {
  const hosted = new Map(apps.filter((app) => app.kind !== 'window').map((app) => [app.code, app]))
  const known = kept.filter((tab) => hosted.has(tab.code) && codeOfPath(tab.path) === tab.code)
  const affixed = apps
    .filter(
      (app) => app.affix && app.kind !== 'window' && !known.some((tab) => tab.code === app.code),
    )
    .map((app) => ({ code: app.code, path: app.home }))
  const desk = [...affixed, ...known]
  return hosted.has(codeOfPath(path)) ? visit(desk, path) : desk
}
