import type { HostedApp } from '~contract/hosting/hosted-app'
import { appOf, type ShellState } from './shell-state'

const known = new WeakMap<readonly HostedApp[], HostedApp[]>()

/** The apps shown in lists. Returns the same array for the same apps, as selectors require. */
export function listedApps(apps: readonly HostedApp[]): HostedApp[] {
  const listed = known.get(apps) ?? apps.filter((app) => app.listed)
  known.set(apps, listed)
  return listed
}

const onRail = new WeakMap<readonly HostedApp[], { codes: readonly string[]; apps: HostedApp[] }>()

/** The apps on the rail, in order; null = the list could not be loaded. Returns the same array for the same state. */
export function railApps({ known, apps }: ShellState): readonly HostedApp[] | null {
  if (!known.apps) return null
  const before = onRail.get(apps)
  if (before?.codes === known.rail) return before.apps
  const shown = known.rail.flatMap((code) => appOf({ apps }, code) ?? [])
  onRail.set(apps, { codes: known.rail, apps: shown })
  return shown
}
