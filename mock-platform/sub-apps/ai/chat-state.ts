import type { ChatMessage } from '../../contracts/ai/contract'

export interface ChatState {
  messages: readonly ChatMessage[]
  loading: boolean
  /** The last message is growing. */
  answering: boolean
  failure: string
  unanswered: string
}

export const fresh: ChatState = {
  messages: [],
  loading: false,
  answering: false,
  failure: '',
  unanswered: '',
}

export function asked(chat: ChatState, question: string): ChatState {
  const place = chat.messages.length
  const [user, assistant] = (['user', 'assistant'] as const).map((role) => {
    return { id: `${role}-${place}`, role, text: role === 'user' ? question : '', stopped: false }
  }) as [ChatMessage, ChatMessage]
  return {
    ...chat,
    answering: true,
    failure: '',
    unanswered: '',
    messages: [...chat.messages, user, assistant],
  }
}

export function said(chat: ChatState, text: string): ChatState {
  return lastChanged(chat, (last) => ({ ...last, text: last.text + text }))
}

export function ended(chat: ChatState, how: 'whole' | 'stopped'): ChatState {
  const whole = { ...chat, answering: false }
  return how === 'whole' ? whole : lastChanged(whole, (last) => ({ ...last, stopped: true }))
}

/** Keeps what has arrived; the question can be asked again. */
export function failed(chat: ChatState, question: string, failure: string): ChatState {
  return { ...ended(chat, 'stopped'), failure, unanswered: question }
}

function lastChanged(chat: ChatState, change: (last: ChatMessage) => ChatMessage): ChatState {
  const last = chat.messages.at(-1)
  return last ? { ...chat, messages: [...chat.messages.slice(0, -1), change(last)] } : chat
}
