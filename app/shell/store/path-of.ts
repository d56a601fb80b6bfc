import type { HostedApp } from '~contract/hosting/hosted-app'
import type { ShellState } from './shell-state'

/** Where a link to an app leads: its last path while it is open. */
export function pathOf({ tabs }: Pick<ShellState, 'tabs'>, app: HostedApp): string {
  return tabs.find((tab) => tab.code === app.code)?.path ?? app.home
}
