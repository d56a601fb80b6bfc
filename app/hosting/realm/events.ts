import type { SubAppEvents } from '~contract/hosting/props'

type Listener = (data: never) => void

/** The events of one app: its listeners, and its own way to publish to the other apps. */
export function createEvents(emit: SubAppEvents['emit'], erred: (message: string) => void) {
  const listeners = new Map<string, Set<Listener>>()
  const events = {
    on(name: string, listener: Listener) {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener))
      return () => void known.delete(listener)
    },
    emit,
  } as SubAppEvents

  return {
    events,
    announce(name: string, data: unknown) {
      for (const listener of listeners.get(name) ?? []) {
        try {
          listener(data as never)
        } catch (error) {
          // One listener's failure must affect neither the others nor the shell.
          erred(String(error))
        }
      }
    },
  }
}
