import { type FocusEvent, useEffect, useRef } from 'react'
import type { TabId } from '../../hosting/open-tabs'
import type { StripTab } from '../store/strip-tab'
import { focusTab, tabIdAt } from './tab-elements'
import { successor } from './tab-order'

/**
 * Restores the focus when the focused element is moved in the document or removed: to the same tab, else to its
 * neighbour. Returns a focus listener for the tabs' box.
 */
export function useKeptFocus(tabs: readonly StripTab[]) {
  const focused = useRef<TabId>()
  const order = useRef(tabs.map((tab) => tab.id))

  useEffect(() => {
    if (document.activeElement) focused.current = tabIdAt(document.activeElement)
  }, [])

  useEffect(() => {
    const before = order.current
    const after = tabs.map((tab) => tab.id)
    order.current = after
    const lost = document.activeElement === null || document.activeElement === document.body
    if (!lost || !focused.current || after.join() === before.join()) return
    const next = successor(before, after, focused.current)
    if (next) focusTab(next)
  }, [tabs])

  return (event: FocusEvent) => {
    focused.current = tabIdAt(event.target)
  }
}
