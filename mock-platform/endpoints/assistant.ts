import { setTimeout as wait } from 'node:timers/promises'
import type { Area } from '../area'
import { type Knowledge, replyTo } from '../assistant/replies'
import {
  addMessage,
  type ConversationRow,
  chatMessagesModel,
  conversationsModel,
  conversationsOf,
  removeConversation,
  startConversation,
} from '../data/conversations'
import { stampOf } from '../data/occasions'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import {
  askAssistant,
  type ChatEvent,
  deleteConversation,
  listConversations,
  readConversation,
} from '../sub-apps/ai/contract'
import { type Call, implement, implementStream, Refusal } from './implementation'

/** How the words of an answer come: a few signs at a time, at a reader's pace. */
const pieceLength = 4
const pieceEveryMs = 20

/** Talks with the assistant, which knows what the other areas know. */
export function assistantArea(knowledge: Knowledge): Area {
  return {
    name: 'assistant',
    models: [conversationsModel, chatMessagesModel],
    seed: () => {},
    implementations: [
      ...keeping,
      implementStream(askAssistant, (call) => {
        const { space, user, body, now } = call
        const found = body.conversationId && own(space, user, body.conversationId)
        const conversation = found || startConversation(space, user, body.question, stampOf(now))
        return chatEvents(call, conversation, body.question, knowledge)
      }),
    ],
  }
}

const keeping = [
  implement(listConversations, ({ space, user }) =>
    conversationsOf(space, user).map(({ account: _, ...conversation }) => conversation),
  ),
  implement(readConversation, ({ space, user, params }) => {
    const { account: _, ...conversation } = own(space, user, params.id ?? '')
    const messages = space.collection(chatMessagesModel).by('conversationId', conversation.id)
    return {
      ...conversation,
      messages: messages.map(({ conversationId: _, ...message }) => message),
    }
  }),
  implement(deleteConversation, ({ space, user, params }) => {
    removeConversation(space, own(space, user, params.id ?? '').id)
    return null
  }),
]

function own(space: Space, user: User, id: string): ConversationRow {
  const conversation = space.collection(conversationsModel).get(id)
  if (conversation?.account !== user.account) throw new Refusal(404, '会话不存在或已被删除')
  return conversation
}

/** What was said up to a stop is kept: whoever stops reading ends the generator at its last event. */
async function* chatEvents(
  { space, user, now }: Call,
  { id: conversationId }: ConversationRow,
  question: string,
  knowledge: Knowledge,
): AsyncGenerator<ChatEvent> {
  const asked = { conversationId, role: 'user', text: question, stopped: false } as const
  addMessage(space, asked, stampOf(now))
  const signs = [...replyTo({ space, user, question, now }, knowledge)]
  let said = 0
  try {
    yield { type: 'start', conversationId }
    while (said < signs.length) {
      await wait(pieceEveryMs, undefined, { ref: false })
      const piece = signs.slice(said, said + pieceLength)
      said += piece.length
      yield { type: 'text', text: piece.join('') }
    }
    yield { type: 'done' }
  } finally {
    const text = signs.slice(0, said).join('')
    const stopped = said < signs.length
    addMessage(space, { conversationId, role: 'assistant', text, stopped }, stampOf(space.now()))
  }
}
