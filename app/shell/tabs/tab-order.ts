import type { StripTab } from '../store/strip-tab'

/** The tab beside one that it can change places with: pinned and other tabs do not mix. */
export function exchangeable(
  tabs: readonly StripTab[],
  id: string,
  step: 1 | -1,
): string | undefined {
  const at = tabs.findIndex((tab) => tab.id === id)
  const beside = tabs[at + step]
  return at >= 0 && beside?.pinned === tabs[at]?.pinned ? beside?.id : undefined
}

/** Where the focus of a tab goes: to itself while it is there, else to the nearest that stayed, the right one first. */
export function successor(
  before: readonly string[],
  after: readonly string[],
  id: string,
): string | undefined {
  const at = before.indexOf(id)
  const nearest = [...before.slice(at), ...before.slice(0, Math.max(at, 0)).reverse()]
  return nearest.find((one) => after.includes(one))
}
