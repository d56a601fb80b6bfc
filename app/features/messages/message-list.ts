import { type MessageType, messageTypes } from '~contract/platform/message-types'
import { createStore } from '../../ui/store'
import type { MessageBrief } from './message-brief'
import type { UnreadMessages } from './unread.server'

export interface UnreadState {
  /** `failed`: there is no list, and `reason` says why. */
  phase: 'loading' | 'ready' | 'failed'
  reason: string
  /** Newest first. */
  rows: readonly MessageBrief[]
  /** null = not known yet. */
  total: number | null
  counts: Readonly<Record<MessageType, number>>
}

/** The user's unread messages, as this window knows them. */
export interface MessageList {
  snapshot(): UnreadState
  subscribe(listener: () => void): () => void
  /**
   * Applies the backend's list, requested at `since` (ms), unless a later one is known; returns the messages that were
   * unknown before, newest first.
   */
  answered(list: UnreadMessages, since: number): MessageBrief[]
  failed(reason: string): void
  /** Applies a pushed message; false = it is already known. */
  arrived(message: MessageBrief): boolean
  /** Applies the unread count of a push. */
  totalIs(total: number): void
  /** They are being read: they disappear at once. */
  remove(ids: readonly string[]): void
  /** The backend has registered them as read. */
  registered(ids: readonly string[]): void
  /** They could not be registered, and return. */
  restore(ids: readonly string[]): void
}

const none = { msgType1: 0, msgType2: 0, msgType3: 0 }

/** `now` is the browser's time (ms), which all its windows share. */
export function createMessageList(now: () => number = Date.now): MessageList {
  let list: Omit<UnreadMessages, 'version'> | null = null
  let pushedTotal: number | null = null
  let listedAt = 0
  let reason = ''
  const { pushed, read, markRead, forgetOutdated } = createBeyond()
  const atFirst: UnreadState = { phase: 'loading', reason, rows: [], total: null, counts: none }
  const { snapshot, subscribe, set } = createStore(atFirst)

  function changed() {
    const known = stateOf(list, [...pushed.values()], read, pushedTotal)
    set({ ...known, reason, phase: !list && reason ? 'failed' : known.phase })
  }

  return {
    snapshot,
    subscribe,
    answered(next, since) {
      if (since < listedAt) return []
      listedAt = since
      const before = list && snapshot()
      const known = new Set([...(list?.rows ?? []).map(({ id }) => id), ...pushed.keys()])
      forgetOutdated(next, since)
      list = next
      pushedTotal = null
      reason = ''
      changed()
      return before ? newcomers(before.rows, snapshot().rows, known) : []
    },
    failed(why) {
      reason = why
      changed()
    },
    arrived(message) {
      const { id } = message
      if (list?.rows.some((row) => row.id === id) || pushed.has(id) || read.has(id)) return false
      pushed.set(id, { message, at: now() })
      changed()
      return true
    },
    totalIs(total) {
      pushedTotal = total
      changed()
    },
    remove(ids) {
      markRead(ids, Number.POSITIVE_INFINITY)
      const gone = snapshot().rows.filter(({ id }) => read.has(id)).length
      if (pushedTotal !== null) pushedTotal = Math.max(0, pushedTotal - gone)
      changed()
    },
    registered: (ids) => markRead(ids, now()),
    restore(ids) {
      for (const id of ids) read.delete(id)
      pushedTotal = null
      changed()
    },
  }
}

/** What this window knows beyond the backend's list. */
function createBeyond() {
  /** Pushed, but not in the list yet; with the time (ms) at which they arrived. */
  const pushed = new Map<string, { message: MessageBrief; at: number }>()
  /** Read here, with the time (ms) at which the backend registered it: lists requested earlier still contain them. */
  const read = new Map<string, number>()
  return {
    pushed,
    read,
    markRead(ids: readonly string[], at: number) {
      for (const id of ids) read.set(id, at)
    },
    /** Forgets what the list requested at `since` (ms) supersedes. */
    forgetOutdated(next: UnreadMessages, since: number) {
      for (const [id, at] of read) if (at < since) read.delete(id)
      for (const [id, { at }] of pushed) {
        if (at < since || next.rows.some((row) => row.id === id)) pushed.delete(id)
      }
    },
  }
}

/** Only the newest rows are new messages: older ones appear because the list's page has room for them again. */
function newcomers(
  before: readonly MessageBrief[],
  rows: readonly MessageBrief[],
  known: ReadonlySet<string>,
): MessageBrief[] {
  const newest = before[0]?.time ?? ''
  return rows.filter(({ id, time }) => !known.has(id) && time >= newest)
}

function stateOf(
  list: Omit<UnreadMessages, 'version'> | null,
  pushed: readonly { message: MessageBrief }[],
  read: ReadonlyMap<string, number>,
  pushedTotal: number | null,
): Omit<UnreadState, 'reason'> {
  const listed = list?.rows ?? []
  const live = pushed.map(({ message }) => message).filter(({ id }) => !read.has(id))
  const gone = listed.filter(({ id }) => read.has(id))
  const left = listed.filter(({ id }) => !read.has(id))
  const counts = { ...(list?.counts ?? none) }
  for (const type of messageTypes) {
    counts[type] = Math.max(0, counts[type] + countOf(live, type) - countOf(gone, type))
  }
  const total = pushedTotal ?? (list && Math.max(0, list.total + live.length - gone.length))
  return {
    phase: list ? 'ready' : 'loading',
    rows: [...live.reverse(), ...left].sort(newestFirst),
    total,
    counts,
  }
}

function newestFirst(one: MessageBrief, other: MessageBrief): number {
  return one.time === other.time ? 0 : one.time < other.time ? 1 : -1
}

function countOf(rows: readonly MessageBrief[], type: MessageType): number {
  return rows.filter(({ typeCode }) => typeCode === type).length
}
