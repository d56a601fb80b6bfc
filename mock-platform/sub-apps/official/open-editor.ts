import type { App } from '../kit/react'

/** Opens the editor in a tab of its own, so that the list stays; portals of old show it in this one. */
export function openEditor({ props, history }: App, draftId = ''): void {
  const to = draftId ? `/edit?id=${encodeURIComponent(draftId)}` : '/edit'
  if (typeof props.openTab === 'function') props.openTab(props.base + to)
  else void history.go(to)
}
