import { useCallback, useEffect, useRef } from 'react'
import { type MessageChannel, openMessageChannel } from '../message-channel'

/** Has the list anew where another part of the portal, or another window, knows of a change; gives the way to tell of one. */
export function useMessageNews(front: boolean, reload: () => void): MessageChannel['tell'] {
  const channel = useRef<MessageChannel | null>(null)
  const latest = useRef({ front, reload })
  latest.current = { front, reload }
  useEffect(() => {
    channel.current = openMessageChannel((news) => {
      const changed = news.kind === 'registered' || (news.kind === 'list' && news.changed)
      // One that is not in front comes anew when it is.
      if (changed && latest.current.front) latest.current.reload()
    })
    return () => channel.current?.close()
  }, [])
  return useCallback((news) => channel.current?.tell(news), [])
}
