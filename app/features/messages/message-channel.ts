import type { PersonUnitKey } from '~contract/portal/person-unit'
import type { UnreadMessages } from './unread.server'

/** What the windows of a browser tell each other of messages. */
export type MessageNews =
  /** The backend's answer, so that one window asks for all. `owner`: whose it is. `changed`: other than before. */
  | { kind: 'list'; owner: PersonUnitKey; list: UnreadMessages; since: number; changed: boolean }
  /** Read in one of them. */
  | { kind: 'read'; ids: readonly string[] }
  /** The backend has registered them. */
  | { kind: 'registered'; ids: readonly string[] }
  /** Could not be registered. */
  | { kind: 'unread'; ids: readonly string[] }
  /** The person has heard of them. */
  | { kind: 'told'; ids: readonly string[] }
  /** The person has looked at what is new. */
  | { kind: 'seen' }

export interface MessageChannel {
  tell(news: MessageNews): void
  close(): void
}

/** Hears what others tell, those in the same window included. */
export function openMessageChannel(hear: (news: MessageNews) => void): MessageChannel {
  const channel = new BroadcastChannel('portal-messages')
  channel.onmessage = ({ data }) => hear(data)
  return {
    tell: (news) => channel.postMessage(news),
    close: () => channel.close(),
  }
}
