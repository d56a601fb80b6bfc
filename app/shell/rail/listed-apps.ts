import type { HostedApp } from '~contract/hosting/hosted-app'

const known = new WeakMap<readonly HostedApp[], HostedApp[]>()

/** Those that lists of apps show; the same list for the same apps. */
export function listedApps(apps: readonly HostedApp[]): HostedApp[] {
  const listed = known.get(apps) ?? apps.filter((app) => app.listed)
  known.set(apps, listed)
  return listed
}
