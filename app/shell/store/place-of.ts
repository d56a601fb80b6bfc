import type { HostedApp } from '~contract/hosting/hosted-app'
import type { Place } from '../../hosting/app-port'
import { codeOfTab, type TabId } from '../../hosting/open-tabs'
import type { ShellState } from './shell-state'

/** Where a link to an app leads: its last path while it is open. */
export function pathOf({ tabs }: Pick<ShellState, 'tabs'>, app: HostedApp): string {
  return tabs.find((tab) => tab.code === app.code)?.path ?? app.home
}

/** Where a tab's app should be; the state of a step is known only for the active tab. */
export function placeOf({ active, address, tabs }: ShellState, id: TabId): Place {
  if (id === active) return { path: address.path, state: address.state }
  const tab = tabs.find((one) => one.id === id)
  return { path: tab?.path ?? `/${encodeURIComponent(codeOfTab(id))}`, state: null }
}
