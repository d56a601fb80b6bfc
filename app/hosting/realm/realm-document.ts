import { loadEntry } from './entry'
import type { FrameDocument } from './frame-document'
import { createPrefetch, loadNamed } from './prefetch'

/** An empty document of the portal, into which the app's entry is loaded. Its address is the shell's. */
export function realmDocument(): FrameDocument {
  const prefetch = createPrefetch()
  return {
    kind: 'realm',
    placesOf: () => ({
      addressOf: (path) => path,
      pathOf(address) {
        const { origin, pathname, search, hash } = new URL(address, location.origin)
        return origin === location.origin ? pathname + search + hash : null
      },
    }),
    baseOf: ({ entry }) => new URL(entry, location.origin),
    prefetch: (entry, isPage) => void (isPage ? loadNamed(entry) : prefetch.begin(entry)),
    load: (plan) => loadEntry(plan, prefetch),
  }
}
