import { useShallow } from 'zustand/react/shallow'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { codeOfTab } from '../../hosting/open-tabs'
import { useShell, useShellState } from '../shell-context'
import { badgeOf } from '../store/compose-tabs'
import { appOf, type ShellState } from '../store/shell-state'
import { useRefresh } from '../use-refresh'
import { AppRail } from './app-rail'

/** The rail with this user's apps. */
export function ShellRail() {
  const shell = useShell()
  const { refresh, refreshing } = useRefresh()
  const apps = useShellState(useShallow(railOf))
  const listed = useShellState(useShallow(listedApps))
  const tabs = useShellState((state) => state.tabs)
  const badges = useShellState(useShallow((state) => state.apps.map((app) => badgeOf(state, app))))
  const all = useShellState((state) => state.apps)
  const isListed = useShellState((state) => state.known.apps !== null)
  return (
    <AppRail
      apps={isListed ? apps : null}
      all={listed}
      active={useShellState((state) => codeOfTab(state.active))}
      pathOf={(app) => pathOf({ tabs }, app)}
      badgeOf={(app) => badges[all.indexOf(app)] ?? 0}
      isOpen={(app) => tabs.some((tab) => tab.code === app.code)}
      onIntent={(app) => shell.host?.intend(app.code)}
      onCustomise={() => shell.open('shortcuts')}
      onRetry={refresh}
      retrying={refreshing}
    />
  )
}

function railOf(state: ShellState): HostedApp[] {
  return state.known.rail.flatMap((code) => appOf(state, code) ?? [])
}

export function listedApps({ apps }: ShellState): HostedApp[] {
  return apps.filter((app) => app.listed)
}

/** Where a link to an app leads: its last path while it is open. */
export function pathOf({ tabs }: Pick<ShellState, 'tabs'>, app: HostedApp): string {
  return tabs.find((tab) => tab.code === app.code)?.path ?? app.home
}
