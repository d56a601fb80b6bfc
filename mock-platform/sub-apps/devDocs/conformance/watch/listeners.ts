import type { Scope } from './scope'

interface Kept {
  place: string
  type: string
  listener: unknown
  capture: boolean
}

/** Watches listeners on what outlives the app's elements: window, document, html, body. */
export function watchListeners(scope: Scope) {
  const { document, EventTarget } = scope
  const places = new Map<unknown, string>([
    [scope, 'window'],
    [document, 'document'],
    [document.documentElement, 'html'],
    [document.body, 'body'],
  ])
  const kept = new Set<Kept>()
  const { prototype } = EventTarget
  const { addEventListener, removeEventListener } = prototype

  function find(target: unknown, type: string, listener: unknown, options: unknown) {
    const place = places.get(target ?? scope)
    const capture = captures(options)
    return [...kept].find(
      (one) =>
        one.place === place &&
        one.type === type &&
        one.listener === listener &&
        one.capture === capture,
    )
  }

  prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this ?? scope, type, listener, options)
    const place = places.get(this ?? scope)
    const { once, signal } = typeof options === 'object' ? (options ?? {}) : {}
    if (!place || !listener || once || find(this, type, listener, options)) return
    const entry = { place, type, listener, capture: captures(options) }
    kept.add(entry)
    signal?.addEventListener('abort', () => kept.delete(entry))
  }
  prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this ?? scope, type, listener, options)
    const entry = find(this, type, listener, options)
    if (entry) kept.delete(entry)
  }

  return {
    /** Remaining listeners, as `window resize`. */
    kept: () => [...kept].map(({ place, type }) => `${place} ${type}`),
  }
}

function captures(options: unknown): boolean {
  return typeof options === 'object'
    ? Boolean((options as AddEventListenerOptions | null)?.capture)
    : Boolean(options)
}
