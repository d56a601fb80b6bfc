import type { HostedApp } from '~contract/hosting/hosted-app'
import { codeOfTab } from '../../hosting/open-tabs'
import { useShell, useShellState } from '../shell-context'
import { badgeOf } from '../store/compose-tabs'
import { appOf, type ShellState } from '../store/shell-state'
import { useRefresh } from '../use-refresh'
import { AppRail } from './app-rail'
import { listedApps } from './listed-apps'

/** The rail with this user's apps. */
export function ShellRail() {
  const shell = useShell()
  const { refresh, refreshing } = useRefresh()
  const apps = useShellState((state) => state.apps)
  const known = useShellState((state) => state.known)
  const tabs = useShellState((state) => state.tabs)
  const hosted = useShellState((state) => state.hosted)
  const counted = useShellState((state) => state.counted)
  const page = useShellState((state) => state.page)
  return (
    <AppRail
      apps={known.apps && known.rail.flatMap((code) => appOf({ apps }, code) ?? [])}
      all={listedApps(apps)}
      active={useShellState((state) => codeOfTab(state.active))}
      pathOf={(app) => pathOf({ tabs }, app)}
      badgeOf={(app) => badgeOf({ hosted, counted, page }, app)}
      isOpen={(app) => tabs.some((tab) => tab.code === app.code)}
      onIntent={(app) => shell.host?.intend(app.code)}
      onCustomise={() => shell.open('shortcuts')}
      onRetry={refresh}
      retrying={refreshing}
    />
  )
}

/** Where a link to an app leads: its last path while it is open. */
export function pathOf({ tabs }: Pick<ShellState, 'tabs'>, app: HostedApp): string {
  return tabs.find((tab) => tab.code === app.code)?.path ?? app.home
}
