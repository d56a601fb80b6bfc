import type { TabId } from '../../hosting/open-tabs'
import type { StripTab } from '../store/strip-tab'

/** The adjacent tab that a tab can swap places with: pinned and unpinned tabs do not mix. */
export function exchangeable(
  tabs: readonly StripTab[],
  id: TabId,
  step: 1 | -1,
): TabId | undefined {
  const at = tabs.findIndex((tab) => tab.id === id)
  const beside = tabs[at + step]
  return at >= 0 && beside?.pinned === tabs[at]?.pinned ? beside?.id : undefined
}

/**
 * The tab that gets a tab's focus: the tab itself while it exists, else the nearest remaining one, preferably to the
 * right.
 */
export function successor<Id>(before: readonly Id[], after: readonly Id[], id: Id): Id | undefined {
  const at = before.indexOf(id)
  const nearest = [...before.slice(at), ...before.slice(0, Math.max(at, 0)).reverse()]
  return nearest.find((one) => after.includes(one))
}
