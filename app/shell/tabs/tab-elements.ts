import { tabId } from '../../hosting/pane'

/** The id of the tab that an element, or a close button, belongs to. */
export function tabIdAt(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>('[data-tab]')?.dataset.tab
}

export function tabElement(id: string): HTMLElement | null {
  return document.getElementById(tabId(id))
}

export function focusTab(id: string) {
  tabElement(id)?.focus()
}
