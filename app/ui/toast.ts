export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
}

/** More would hide the page; the oldest goes. */
const shownAtOnce = 4

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Says something in passing, from anywhere in the browser. A text that is on show already is shown again, not
 * twice. What users must not miss belongs into the page instead. Gives the toast's id.
 */
export function showToast({ kind, text }: { kind: ToastKind; text: string }): number {
  lastId += 1
  const others = toasts.filter((toast) => toast.text !== text)
  change([...others, { id: lastId, kind, text }].slice(-shownAtOnce))
  return lastId
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function toastsOnShow(): readonly Toast[] {
  return toasts
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
