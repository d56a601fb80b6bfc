import type { TabId } from '../../hosting/open-tabs'
import { tabId } from '../../hosting/pane'

/** The id of the tab that an element, or a close button, belongs to. */
export function tabIdAt(target: EventTarget): TabId | undefined {
  return (target as Element).closest<HTMLElement>('[data-tab]')?.dataset.tab as TabId | undefined
}

export function tabElement(id: TabId): HTMLElement | null {
  return document.getElementById(tabId(id))
}

export function focusTab(id: TabId) {
  tabElement(id)?.focus()
}
