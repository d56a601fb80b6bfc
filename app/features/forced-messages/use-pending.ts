import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ForcedNotice } from '../../live/protocol'

/** Where the windows of a browser tell each other which forced messages were read. */
const channelName = 'portal-forced-read'

/** Those that arrived and nobody has read in any window of this browser, each once, in their order. */
export function usePending(arrived: readonly ForcedNotice[]) {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const note = useCallback((id: string) => setRead((known) => new Set(known).add(id)), [])

  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }) => note(String(data))
    return () => channel.close()
  }, [note])

  const known = useMemo(() => {
    const byId = new Map<string, ForcedNotice>()
    for (const message of arrived) if (!byId.has(message.id)) byId.set(message.id, message)
    return [...byId.values()]
  }, [arrived])

  return {
    pending: known.filter(({ id }) => !read.has(id)),
    /** How many there have been, read or not. */
    known: known.length,
    remove: note,
    tellOthers,
  }
}

function tellOthers(id: string) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(id)
  channel.close()
}
