import { useCallback, useEffect, useRef } from 'react'
import type { UserTenantKey } from '~contract/portal/user-tenant'
import { type MessageChannel, type MessageNews, openMessageChannel } from '../message-channel'

/**
 * Loads the list again if another part of the portal, or another window, publishes a change; returns the function that
 * publishes one.
 */
export function useMessageNews(front: boolean, reload: () => void): MessageChannel['publish'] {
  const channel = useRef<MessageChannel | null>(null)
  const latest = useRef({ front, reload })
  latest.current = { front, reload }
  useEffect(() => {
    // A window that has just opened cannot tell whether its first list differs from an earlier one.
    const versions = new Map<UserTenantKey, string>()
    const isOther = ({ userTenant, list, changed }: Extract<MessageNews, { kind: 'list' }>) => {
      const before = versions.get(userTenant) ?? list.version
      versions.set(userTenant, list.version)
      return changed || before !== list.version
    }
    channel.current = openMessageChannel((news) => {
      const changed = news.kind === 'registered' || (news.kind === 'list' && isOther(news))
      // A list in a hidden tab is loaded again when its tab is shown.
      if (changed && latest.current.front) latest.current.reload()
    })
    return () => channel.current?.close()
  }, [])
  return useCallback((news) => channel.current?.publish(news), [])
}
