import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ForcedNotice } from '~contract/live/protocol'

/** What the windows of one person in a browser tell each other. */
type Word =
  | { t: 'read'; id: string }
  /** A window that came later wants to know what is pending. */
  | { t: 'hi' }
  | { t: 'pending'; messages: readonly ForcedNotice[] }

/** Survives a reload, after which the server tells again of what it told before. Ids alone: they say nothing. */
const readKey = 'portal-forced-read'
const readKept = 100

/** Those that nobody has read in any window of this browser, each once, in their order. */
export function usePending(
  arrived: readonly ForcedNotice[],
  readElsewhere: ReadonlySet<string>,
  owner: string,
) {
  const [read, setRead] = useState<ReadonlySet<string>>(readBefore)
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

  const note = useCallback((id: string) => setRead((all) => new Set(all).add(id)), [])

  useEffect(() => {
    const windows = new BroadcastChannel(`portal-forced ${owner}`)
    channel.current = windows
    const say = (word: Word) => windows.postMessage(word)
    windows.onmessage = ({ data: word }: MessageEvent<Word>) => {
      if (word.t === 'read') note(word.id)
      else if (word.t === 'pending') setShared((all) => [...all, ...word.messages])
      else if (latest.current.length > 0) say({ t: 'pending', messages: latest.current })
    }
    say({ t: 'hi' })
    return () => windows.close()
  }, [owner, note])

  return {
    pending,
    /** How many there have been, read or not. */
    known: known.length,
    remove: note,
    /** It was read: the other windows let go of it at once, and a reload does not bring it back. */
    tellOthers(id: string) {
      const word: Word = { t: 'read', id }
      channel.current?.postMessage(word)
      remember(id)
    },
  }
}

function readBefore(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(readKey) ?? '[]'))
  } catch {
    return new Set()
  }
}

function remember(id: string) {
  const ids = [...readBefore()].filter((one) => one !== id)
  try {
    localStorage.setItem(readKey, JSON.stringify([...ids, id].slice(-readKept)))
  } catch {
    // Storage that is refused: a reload may bring it back once.
  }
}
