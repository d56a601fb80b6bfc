import { watchConnections } from './connections'
import { watchFocus } from './focus'
import { watchListeners } from './listeners'
import type { Scope } from './scope'
import { watchTimers } from './timers'
import { watchWrites } from './writes'

export type Watch = ReturnType<typeof watchScope>

/**
 * Watches everything that an app does to its window. Call it after the realm's own preparations and before any of the
 * app's code runs.
 */
export function watchScope(scope: Scope, frame: HTMLIFrameElement) {
  // The frame's own files are not the app's.
  const before = new Set(scope.performance.getEntriesByType('resource').map(({ name }) => name))
  return {
    timers: watchTimers(scope),
    listeners: watchListeners(scope),
    connections: watchConnections(scope),
    writes: watchWrites(scope),
    focus: watchFocus(scope, () => document.activeElement === frame),
    topics: watchTopics(scope),
    files: () =>
      (scope.performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name }) => !before.has(name),
      ),
  }
}

function watchTopics(scope: Scope) {
  const subscribed = new Set<string>()
  const events = scope.portalProps?.events
  const on = events?.on as ((name: string, listener: never) => () => void) | undefined
  if (events && on) {
    const noting = (name: string, listener: never) => {
      subscribed.add(String(name))
      return on.call(events, name, listener)
    }
    events.on = noting as typeof events.on
  }
  return { subscribed: () => [...subscribed] }
}
