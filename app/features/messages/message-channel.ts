import type { UserTenantKey } from '~contract/portal/user-tenant'
import type { UnreadMessages } from './unread.server'

/** What the windows of a browser publish to each other about messages. */
export type MessageNews =
  /** The backend's answer, so that one window asks for all. `changed`: it differs from the last one. */
  | {
      kind: 'list'
      userTenant: UserTenantKey
      list: UnreadMessages
      since: number
      changed: boolean
    }
  /** Read in one of the windows. */
  | { kind: 'read'; ids: readonly string[] }
  /** The backend has registered them as read. */
  | { kind: 'registered'; ids: readonly string[] }
  /** They could not be registered. */
  | { kind: 'unread'; ids: readonly string[] }
  /** They were announced to the user. */
  | { kind: 'announced'; ids: readonly string[] }
  /** The user has seen what is new. */
  | { kind: 'seen' }

export interface MessageChannel {
  publish(news: MessageNews): void
  close(): void
}

/** Receives what others publish, including others in the same window. */
export function openMessageChannel(receive: (news: MessageNews) => void): MessageChannel {
  const channel = new BroadcastChannel('portal-messages')
  channel.onmessage = ({ data }) => receive(data)
  return {
    publish: (news) => channel.postMessage(news),
    close: () => channel.close(),
  }
}
