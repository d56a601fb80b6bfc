import { useCallback, useEffect, useRef } from 'react'
import { releasePage } from './use-unsaved-work'

/** Who is signed in, and in which unit. */
interface Identity {
  userId: string
  tenantId: string
}

const channelName = 'portal-identity'

/** Hears where another window goes on as somebody else, or in another unit; the answer stops it. */
export function hearIdentity({ userId, tenantId }: Identity, onElsewhere: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Identity>) => {
    if (data.userId !== userId || data.tenantId !== tenantId) onElsewhere()
  }
  return () => channel.close()
}

/** Leads to the first app of whoever is signed in now. */
const home = '/'

/**
 * Who this window works for, across the windows of a browser. All share one session: where one of them goes on as
 * somebody else, or in another unit, the others hear of it and must not go on as before.
 */
export function useIdentity(own: Identity, onElsewhere: (enter: () => void) => void) {
  const heard = useRef(onElsewhere)
  heard.current = onElsewhere
  const { userId, tenantId } = own

  const enter = useCallback(() => {
    releasePage()
    window.location.assign(home)
  }, [])

  useEffect(
    () => hearIdentity({ userId, tenantId }, () => heard.current(enter)),
    [userId, tenantId, enter],
  )

  /** This window's session is another's from now on: tells the others, and starts anew. */
  const become = useCallback(
    (next: Identity) => {
      const channel = new BroadcastChannel(channelName)
      channel.postMessage({ userId: next.userId, tenantId: next.tenantId })
      channel.close()
      enter()
    },
    [enter],
  )

  return become
}
