/** A value with subscribers; `subscribe` and `snapshot` are for `useSyncExternalStore`. */
export function createStore<Value>(value: Value) {
  const listeners = new Set<() => void>()
  return {
    snapshot: () => value,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
  }
}
