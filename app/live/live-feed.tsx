import { createContext, useContext, useSyncExternalStore } from 'react'
import type { LiveEvents, LiveKind } from '~contract/live/protocol'
import type { GenericFrame } from '~contract/platform/live'

/** live: connected. away: not now, it comes back by itself. offline: the browser says that there is no network. */
export type LiveState = 'connecting' | 'live' | 'away' | 'offline'

/** What a window receives of the live socket, whichever window holds it. */
export interface LiveFeed {
  state(): LiveState
  /** Calls `listener` at each change of the state; the answer ends it. */
  watch(listener: () => void): () => void
  /** Calls `listener` with each event of the kind, once; the answer ends it. */
  subscribe<Kind extends LiveKind>(
    kind: Kind,
    listener: (payload: LiveEvents[Kind]) => void,
  ): () => void
  /** To the generic socket; waits while there is no connection. */
  send(frame: GenericFrame): void
  /** This window holds the socket: what a browser does once, it does. */
  leads(): boolean
}

/** Before the live part is loaded: silent. */
const silent: LiveFeed = {
  state: () => 'connecting',
  watch: () => () => {},
  subscribe: () => () => {},
  send() {},
  leads: () => false,
}

export const LiveContext = createContext<LiveFeed>(silent)

/** How the live socket is, as it changes. */
export function useLiveState(): LiveState {
  const feed = useContext(LiveContext)
  return useSyncExternalStore(feed.watch, feed.state, () => 'connecting')
}
