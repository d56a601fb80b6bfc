import type { HostedApp } from '~contract/hosting/hosted-app'
import type { UserTenantKey } from '~contract/portal/user-tenant'
import { keep, readKept } from '../../ui/kept'
import { navigatorKey } from '../../ui/storage-keys'

/** What the platform lists for the navigator; kept on the device unchanged. */
export interface NavigatorList {
  groups: { name: string; apps: { code: string; title: string; icon: string }[] }[]
}

export interface NavigatorGroup {
  name: string
  apps: HostedApp[]
}

/** The list from last time; null = none, or it cannot be read. */
export function keptList(userTenant: UserTenantKey): NavigatorList | null {
  const kept = readKept(navigatorKey(userTenant))
  return isList(kept) ? kept : null
}

export function keepList(userTenant: UserTenantKey, list: NavigatorList): void {
  keep(navigatorKey(userTenant), list)
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
 * The groups with the apps that the user may use. Apps that the platform left out of the list come last, in their own
 * categories. A list without any of the user's apps counts as no list.
 */
export function navigatorGroups(
  list: NavigatorList | null,
  apps: readonly HostedApp[],
  otherName: string,
): NavigatorGroup[] {
  const usable = new Map<string, HostedApp>(
    apps.filter((app) => app.listed).map((app) => [app.code, app]),
  )
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
