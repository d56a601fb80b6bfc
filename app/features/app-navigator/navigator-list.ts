import type { HostedApp } from '~contract/hosting/hosted-app'
import { navigatorKey } from '../../ui/storage-keys'

/** What the platform lists for the navigator; kept on the device as it came. */
export interface NavigatorList {
  groups: { name: string; apps: { code: string; title: string; icon: string }[] }[]
}

export interface NavigatorGroup {
  name: string
  apps: HostedApp[]
}

/** The list that was there last; null = none, or none that can be read. */
export function keptList(owner: string): NavigatorList | null {
  try {
    const kept = JSON.parse(localStorage.getItem(navigatorKey(owner)) ?? 'null')
    return isList(kept) ? kept : null
  } catch {
    return null
  }
}

export function keepList(owner: string, list: NavigatorList): void {
  try {
    localStorage.setItem(navigatorKey(owner), JSON.stringify(list))
  } catch {
    // Where there is no room the list is asked for each time.
  }
}

function isList(kept: unknown): kept is NavigatorList {
  const { groups } = (kept ?? {}) as { groups?: unknown }
  return Array.isArray(groups) && groups.every((group) => isGroup(group))
}

function isGroup(group: unknown): boolean {
  const { name, apps } = (group ?? {}) as { name?: unknown; apps?: unknown }
  if (typeof name !== 'string' || !Array.isArray(apps)) return false
  return apps.every((app) =>
    ['code', 'title', 'icon'].every((key) => typeof app?.[key] === 'string'),
  )
}

/**
 * The groups with the apps that the person may use; those that the platform left out of the list come last, in their own
 * categories. A list that knows none of them is as good as no list.
 */
export function navigatorGroups(
  list: NavigatorList | null,
  apps: readonly HostedApp[],
  otherName: string,
): NavigatorGroup[] {
  const usable = new Map(apps.filter((app) => app.listed).map((app) => [app.code, app]))
  const groups = new Map<string, HostedApp[]>()
  const put = (name: string, app: HostedApp) => {
    usable.delete(app.code)
    const group = name || otherName
    groups.set(group, [...(groups.get(group) ?? []), app])
  }
  for (const { name, apps: listed } of list?.groups ?? []) {
    for (const { code, title, icon } of listed) {
      const app = usable.get(code)
      if (app) put(name, { ...app, title, icon: icon || app.icon })
    }
  }
  for (const app of [...usable.values()]) put(app.group, app)
  return [...groups].map(([name, members]) => ({ name, apps: members }))
}
