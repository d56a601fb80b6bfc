import { createStore } from './store'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: number
  kind: ToastKind
  /** A sentence; a second line may give the reason. */
  text: string
}

/** More would hide the page; the oldest one is dropped. */
const shownAtOnce = 4

let lastId = 0

const { snapshot, subscribe, set } = createStore<readonly Toast[]>([])

export { snapshot as toastsOnShow, subscribe as subscribeToToasts }

/**
 * Shows a short message from anywhere in the browser, and returns the toast's id. A text that is already shown is shown
 * again, not twice. What users must not miss belongs in the page instead.
 */
export function showToast({ kind, text }: { kind: ToastKind; text: string }): number {
  lastId += 1
  const others = snapshot().filter((toast) => toast.text !== text)
  set([...others, { id: lastId, kind, text }].slice(-shownAtOnce))
  return lastId
}

export function closeToast(id: number): void {
  set(snapshot().filter((toast) => toast.id !== id))
}
