import type { HostedApp } from './hosted-app'

interface AppGroup {
  name: string
  apps: HostedApp[]
}

/** Apps by category, in the order in which the categories come up; those without one last, as `others`. */
export function groupApps(apps: readonly HostedApp[], others: string): AppGroup[] {
  const groups = new Map<string, HostedApp[]>()
  for (const app of apps) {
    const name = app.group.trim() || others
    groups.set(name, [...(groups.get(name) ?? []), app])
  }
  return [...groups]
    .map(([name, members]) => ({ name, apps: members }))
    .sort((a, b) => Number(a.name === others) - Number(b.name === others))
}
