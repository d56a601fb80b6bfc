import type { HostedApp } from '~contract/hosting/hosted-app'
import type { Place } from '../../hosting/app-port'
import type { HostState } from '../../hosting/host-state'
import { codeOfTab, type TabId } from '../../hosting/open-tabs'
import type { ShellState } from './shell-state'

/** Where a link to an app leads: its last path, even if its tab has been closed since (GUARD-08). */
export function pathOf(
  { tabs, lastTabs }: Pick<ShellState, 'tabs' | 'lastTabs'>,
  { code, home }: Pick<HostedApp, 'code' | 'home'>,
): string {
  return [...tabs, ...lastTabs].find((tab) => tab.code === code)?.path ?? home
}

/** Where a tab's app should be; the history state is known only for the active tab. */
export function placeOf({ active, address, tabs, hosted }: ShellState, id: TabId): Place {
  if (id === active) return { path: address.path, state: address.state, page: address.page }
  const tab = tabs.find((one) => one.id === id)
  const path = tab?.path ?? `/${encodeURIComponent(codeOfTab(id))}`
  return { path, state: null, page: pageOf(hosted, id) }
}

/** `LoadedApp.page` of a tab's app. */
export function pageOf({ apps }: HostState, id: TabId): number {
  return apps.find((app) => app.id === id)?.page ?? 0
}
