import { codeOfPath } from '~contract/hosting/hosted-app'
import { firstTabOf, type OpenTabs, replace } from '../../hosting/open-tabs'
import { appOf, type ShellState } from './shell-state'

/**
 * The open tabs after another app became the home page (ME-04): the old home's tab shows the new one. If that tab must
 * stay as it is, the new home takes effect with the next visit, and the same list is returned.
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
