import type { HostedApp } from '~contract/hosting/hosted-app'
import { codeOfTab, type Desk } from '../hosting/desk'
import type { HostState } from '../hosting/host-state'
import type { StripTab } from './tabs/strip-tab'

interface TabSources {
  desk: Desk
  apps: readonly HostedApp[]
  hosted: HostState
  /** Badges as they were pushed last, by code. */
  counted: Readonly<Record<string, number>>
  showBadges: boolean
}

/** The tabs as the strip shows them: what each app says of itself goes before what the backend's list says. */
export function composeTabs({ desk, apps, hosted, counted, showBadges }: TabSources) {
  const stateOf = (id: string) => hosted.apps.find((app) => app.id === id)
  const appOf = (code: string) => apps.find((app) => app.code === code)
  const titleOf = (id: string) => stateOf(id)?.title ?? appOf(codeOfTab(id))?.title ?? id
  const badgeOf = (app: HostedApp) =>
    showBadges ? (stateOf(app.code)?.badge ?? counted[app.code] ?? app.badge) : 0

  const tabs = desk.flatMap((tab): StripTab[] => {
    const app = appOf(tab.code)
    if (!app) return []
    const state = stateOf(tab.id)
    return [
      {
        ...tab,
        title: titleOf(tab.id),
        icon: app.icon,
        affix: app.affix,
        badge: tab.id === tab.code ? badgeOf(app) : 0,
        dirty: state?.dirty ?? false,
        errors: state?.errors ?? 0,
      },
    ]
  })
  return { tabs, appOf, stateOf, titleOf, badgeOf }
}
