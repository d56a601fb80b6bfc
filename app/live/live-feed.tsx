import { createContext, useContext, useSyncExternalStore } from 'react'
import type { LiveEvents, LiveKind, LivePosition } from '~contract/live/protocol'
import type { GenericFrame } from '~contract/platform/live'

/** away: reconnecting. offline: the browser reports no network. */
export type LiveState = 'connecting' | 'live' | 'away' | 'offline'

/** `at`: the event's position in the stream. */
export type LiveListener<Kind extends LiveKind> = (
  payload: LiveEvents[Kind],
  at: LivePosition | null,
) => void

/** What a window receives from the live socket, whichever window holds it. */
export interface LiveFeed {
  state(): LiveState
  /** Calls `listener` on each change of the state, until the returned function is called. */
  watch(listener: () => void): () => void
  /** Calls `listener` once with each event of the kind, until the returned function is called. */
  subscribe<Kind extends LiveKind>(kind: Kind, listener: LiveListener<Kind>): () => void
  /** Sends to the generic socket; waits while there is no connection. */
  send(frame: GenericFrame): void
  /** Whether this window is the leader, which does what must happen once per browser. */
  leads(): boolean
}

const silent: LiveFeed = {
  state: () => 'connecting',
  watch: () => () => {},
  subscribe: () => () => {},
  send() {},
  leads: () => false,
}

export const LiveContext = createContext<LiveFeed>(silent)

export function useLiveState(): LiveState {
  const feed = useContext(LiveContext)
  return useSyncExternalStore(feed.watch, feed.state, () => 'connecting')
}
