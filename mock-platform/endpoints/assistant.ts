import { setTimeout as wait } from 'node:timers/promises'
import { type Completion, completeChat } from '~contract/platform/assistant'
import type { Area } from '../area'
import { readMaterial, replyAbout } from '../assistant/material'
import { type Knowledge, replyTo } from '../assistant/replies'
import {
  askAssistant,
  type ChatEvent,
  deleteConversation,
  listConversations,
  readConversation,
} from '../contracts/ai/contract'
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
import { type Call, implement, implementOn, implementStream, rowFor } from './implementation'

/** Characters per event, so that the answer arrives at reading pace. */
const pieceLength = 4
const pieceEveryMs = 20

export function assistantArea(knowledge: Knowledge): Area {
  return {
    name: 'assistant',
    models: [conversationsModel, chatMessagesModel],
    implementations: [
      ...keeping,
      implementStream(askAssistant, (call) => {
        const { space, user, body, now } = call
        const found = body.conversationId && own(call, body.conversationId)
        const conversation = found || startConversation(space, user, body.question, stampOf(now))
        return chatEvents(call, conversation, body.question, knowledge)
      }),
      implementStream(completeChat, (call) => {
        const { space, user, body, now } = call
        const asked = body.messages.filter(({ role }) => role === 'user').at(-1)?.content ?? ''
        const { material, question } = readMaterial(asked)
        const about = material && replyAbout(material, question)
        return completion(about ?? replyTo({ space, user, question, now }, knowledge))
      }),
    ],
  }
}

/** Stores no conversation: the caller keeps it. */
async function* completion(reply: string): AsyncGenerator<Completion> {
  for await (const content of piecesOf([...reply])) {
    yield { choices: [{ delta: { content }, finish_reason: null }] }
  }
  yield { choices: [{ delta: {}, finish_reason: 'stop' }] }
}

async function* piecesOf(signs: string[]): AsyncGenerator<string> {
  for (let said = 0; said < signs.length; said += pieceLength) {
    await wait(pieceEveryMs, undefined, { ref: false })
    yield signs.slice(said, said + pieceLength).join('')
  }
}

const own = rowFor(conversationsModel, { account: 'account' }, '会话不存在或已被删除')

const keeping = [
  implement(listConversations, ({ space, user }) =>
    conversationsOf(space, user).map(({ account: _, ...conversation }) => conversation),
  ),
  implementOn(own, readConversation, ({ account: _, ...conversation }, { space }) => {
    const messages = space.collection(chatMessagesModel).by('conversationId', conversation.id)
    return {
      ...conversation,
      messages: messages.map(({ conversationId: _, ...message }) => message),
    }
  }),
  implementOn(own, deleteConversation, ({ id }, { space }) => removeConversation(space, id)),
]

/** Stores the part of a stopped answer that has been sent: a caller that stops reading ends the generator. */
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
    for await (const text of piecesOf(signs)) {
      said += pieceLength
      yield { type: 'text', text }
    }
    yield { type: 'done' }
  } finally {
    const text = signs.slice(0, said).join('')
    const stopped = said < signs.length
    addMessage(space, { conversationId, role: 'assistant', text, stopped }, stampOf(space.now()))
  }
}
