import type { HostedApp } from '~contract/hosting/hosted-app'
import { codeOfTab, firstTabOf, type TabId } from '../../hosting/open-tabs'
import { appOf, type ShellState } from './shell-state'
import type { StripTab } from './strip-tab'

export type TabSources = Pick<ShellState, 'tabs' | 'apps' | 'hosted' | 'badges' | 'page'>

/** A tab's title: the app's own takes precedence over its page's, which takes precedence over the list's. */
export function titleOf({ apps, hosted }: Pick<TabSources, 'apps' | 'hosted'>, id: TabId): string {
  const { title, pageTitle } = loaded({ hosted }, id) ?? {}
  return title ?? pageTitle ?? appOf({ apps }, codeOfTab(id))?.title ?? id
}

/** The number on an app's badge; 0 = no badge. */
export function badgeOf({ badges, page }: Pick<TabSources, 'badges' | 'page'>, app: HostedApp) {
  return (page.showBadges && badges[app.code]) || 0
}

/** The tabs as the strip shows them, without those of unknown apps. */
export function composeTabs(sources: TabSources): StripTab[] {
  return sources.tabs.flatMap((tab) => {
    const app = appOf(sources, tab.code)
    if (!app) return []
    const state = loaded(sources, tab.id)
    return {
      ...tab,
      title: titleOf(sources, tab.id),
      icon: app.icon,
      affix: app.affix,
      badge: tab.id === firstTabOf(tab.code) ? badgeOf(sources, app) : 0,
      dirty: state?.dirty ?? false,
      errors: state?.errors ?? 0,
    }
  })
}

/**
 * Titles of the given tabs, or of all, that have unsaved work; `asking`: tabs whose app's own `beforeunload` reports
 * it.
 */
export function dirtyTitles(
  sources: TabSources,
  asking: readonly TabId[] = [],
  ids?: readonly TabId[],
): string[] {
  return sources.tabs
    .filter(({ id }) => !ids || ids.includes(id))
    .filter(({ id }) => loaded(sources, id)?.dirty || asking.includes(id))
    .map(({ id }) => titleOf(sources, id))
}

function loaded({ hosted }: Pick<TabSources, 'hosted'>, id: TabId) {
  return hosted.apps.find((app) => app.id === id)
}
