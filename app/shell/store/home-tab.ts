import { codeOfPath } from '~contract/hosting/hosted-app'
import { firstTabOf, type OpenTabs, replace } from '../../hosting/open-tabs'
import { appOf, type ShellState } from './shell-state'

/**
 * The open tabs once another app is the home page (ME-04): the old home's tab shows it. If that tab must stay, the new
 * home waits for the next visit, and the tabs are the same list.
 */
export function withNewHome(
  { tabs, apps, hosted }: Pick<ShellState, 'tabs' | 'apps' | 'hosted'>,
  before: string | null,
  after: string | null,
): OpenTabs {
  const code = codeOfPath(before ?? '')
  if (!code || !after || code === codeOfPath(after)) return tabs
  const old = firstTabOf(code)
  const dirty = hosted.apps.some((app) => app.id === old && app.dirty)
  return dirty || appOf({ apps }, code)?.affix ? tabs : replace(tabs, old, after)
}
