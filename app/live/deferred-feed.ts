import type { GenericFrame } from '~contract/platform/live'
import type { LiveFeed } from './live-feed'

interface Link {
  make(feed: LiveFeed): () => void
  stop(): void
}

/** A feed whose source is set later, and may be removed again, without its listeners noticing. */
export function createDeferredFeed() {
  let source: LiveFeed | null = null
  let waiting: GenericFrame[] = []
  const links = new Set<Link>()
  const link = (make: Link['make']) => {
    const one = { make, stop: source ? make(source) : () => {} }
    links.add(one)
    return () => {
      links.delete(one)
      one.stop()
    }
  }

  const feed: LiveFeed = {
    state: () => source?.state() ?? 'connecting',
    watch: (listener) =>
      link((from) => {
        listener()
        return from.watch(listener)
      }),
    subscribe: (kind, listener) => link((from) => from.subscribe(kind, listener)),
    send(frame) {
      if (source) source.send(frame)
      else waiting.push(frame)
    },
    leads: () => source?.leads() ?? false,
  }

  return {
    feed,
    /** Null = there is no longer a source. */
    setSource(next: LiveFeed | null) {
      for (const one of links) one.stop()
      source = next
      for (const one of links) one.stop = next ? one.make(next) : () => {}
      if (!next) return
      for (const frame of waiting) next.send(frame)
      waiting = []
    },
  }
}
