import type { HostedApp } from '~contract/hosting/hosted-app'

interface AppGroup {
  name: string
  apps: HostedApp[]
}

/** Apps by category, in the order in which the categories first appear; apps without one come last, as `others`. */
export function groupApps(apps: readonly HostedApp[], others: string): AppGroup[] {
  const nameOf = (app: HostedApp) => app.group.trim() || others
  const names = new Set(apps.map(nameOf))
  if (names.delete(others)) names.add(others)
  return [...names].map((name) => ({ name, apps: apps.filter((app) => nameOf(app) === name) }))
}
