import { backgroundHeader } from '~contract/portal/constants'
import type { Answered, Call } from '../../ui/server-call'
import { showToast } from '../../ui/toast'
import type { MessageNews } from './message-channel'
import type { MessageList } from './message-list'
import type { UnreadMessages } from './unread.server'

export interface ServerCalls {
  server<T>(path: string, call?: Call): Promise<Answered<T>>
}

/** Requests the unread messages; a list that has not changed since the last answer is not sent again. */
export function createQuestion(
  { server }: ServerCalls,
  unread: MessageList,
  onAnswer: (list: UnreadMessages, since: number, changed: boolean) => void,
) {
  let last: UnreadMessages | null = null
  return {
    /** Whether there was an answer. */
    async now(stop: AbortSignal): Promise<boolean> {
      const since = Date.now()
      const asked = last
      const answer = await server<UnreadMessages | null>('/messages/unread', {
        signal: stop,
        background: true,
        headers: {
          [backgroundHeader]: '1',
          ...(asked && { 'If-None-Match': `"${asked.version}"` }),
        },
      })
      if (stop.aborted) return false
      if ('error' in answer) {
        unread.failed(answer.error)
        return false
      }
      const list = answer.data ?? asked
      if (!list) return false
      const changed = last !== null && last.version !== list.version
      last = list
      onAnswer(list, since, changed)
      return true
    },
    answeredElsewhere(list: UnreadMessages) {
      last = list
    },
  }
}

/** Marks messages as read: they disappear at once, and return if the backend refuses. */
export function createRegistration(
  { server }: ServerCalls,
  unread: MessageList,
  publish: (news: Extract<MessageNews, { ids: unknown }>) => void,
) {
  return async function register(
    ids: readonly string[],
    path: string,
    body: object,
    failed: (reason: string) => string,
  ) {
    unread.remove(ids)
    publish({ kind: 'read', ids })
    const answer = await server(path, { method: 'POST', body })
    if ('error' in answer) {
      unread.restore(ids)
      publish({ kind: 'unread', ids })
      showToast({ kind: 'error', text: failed(answer.error) })
    } else {
      unread.registered(ids)
      publish({ kind: 'registered', ids })
    }
  }
}
