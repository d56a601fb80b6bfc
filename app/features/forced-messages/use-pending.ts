import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ForcedNotice } from '~contract/live/protocol'
import type { UserTenantKey } from '~contract/portal/user-tenant'
import { noteRecent, readRecent } from '../../ui/kept'

/** The messages that the windows of one user in a browser publish to each other. */
type Word =
  | { t: 'read'; id: string }
  /** A new window asks what is pending. */
  | { t: 'hi' }
  | { t: 'pending'; messages: readonly ForcedNotice[] }

/**
 * Survives a reload, after which the server publishes the same messages again. Holds ids only, which reveal nothing.
 */
const readKey = (userTenant: UserTenantKey) => `portal-forced-read:${userTenant}`
/** How many are remembered. */
const mostRead = 100

/** The messages not yet read in any window of this browser, in order and without duplicates. */
export function usePending(
  arrived: readonly ForcedNotice[],
  readElsewhere: ReadonlySet<string>,
  userTenant: UserTenantKey,
) {
  const [read, setRead] = useState<ReadonlySet<string>>(
    () => new Set(readRecent(readKey(userTenant), mostRead)),
  )
  const [shared, setShared] = useState<readonly ForcedNotice[]>([])
  const channel = useRef<BroadcastChannel | null>(null)

  const known = useMemo(() => {
    const byId = new Map<string, ForcedNotice>()
    for (const message of [...shared, ...arrived]) {
      if (!byId.has(message.id)) byId.set(message.id, message)
    }
    return [...byId.values()]
  }, [shared, arrived])
  const pending = useMemo(
    () => known.filter(({ id }) => !read.has(id) && !readElsewhere.has(id)),
    [known, read, readElsewhere],
  )
  const latest = useRef(pending)
  latest.current = pending

  useEffect(() => {
    for (const { id } of known) {
      if (readElsewhere.has(id)) noteRecent(readKey(userTenant), id, mostRead)
    }
  }, [known, readElsewhere, userTenant])

  const note = useCallback((id: string) => setRead((all) => new Set(all).add(id)), [])

  useEffect(() => {
    const windows = new BroadcastChannel(`portal-forced ${userTenant}`)
    channel.current = windows
    const say = (word: Word) => windows.postMessage(word)
    windows.onmessage = ({ data: word }: MessageEvent<Word>) => {
      if (word.t === 'read') note(word.id)
      else if (word.t === 'pending') setShared((all) => [...all, ...word.messages])
      else if (latest.current.length > 0) say({ t: 'pending', messages: latest.current })
    }
    say({ t: 'hi' })
    return () => windows.close()
  }, [userTenant, note])

  return {
    pending,
    /** How many have arrived, read or not. */
    known: known.length,
    remove: note,
    /** Records that it was read: the other windows remove it at once, and a reload does not bring it back. */
    publishRemoved(id: string) {
      const word: Word = { t: 'read', id }
      channel.current?.postMessage(word)
      noteRecent(readKey(userTenant), id, mostRead)
    },
  }
}
