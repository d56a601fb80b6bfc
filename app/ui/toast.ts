import { createStore } from './store'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: number
  kind: ToastKind
  /** A sentence; a second line may say why. */
  text: string
}

/** More would hide the page; the oldest goes. */
const shownAtOnce = 4

let lastId = 0

const { snapshot, subscribe, set } = createStore<readonly Toast[]>([])

export { snapshot as toastsOnShow, subscribe as subscribeToToasts }

/**
 * Says something in passing, from anywhere in the browser, and returns the toast's id. A text that is on show already is
 * shown again, not twice. What users must not miss belongs into the page instead.
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
