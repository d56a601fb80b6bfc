import type { ChatMessage, Conversation } from '../contracts/ai/contract'
import { defineModel } from './collection'
import { latestFirst } from './lists'
import type { Space } from './space'
import type { User } from './users'

export interface ConversationRow extends Conversation {
  account: string
}

interface MessageRow extends ChatMessage {
  conversationId: string
}

export const conversationsModel = defineModel<ConversationRow>('conversations', 'id', ['account'])
export const chatMessagesModel = defineModel<MessageRow>('chatMessages', 'id', ['conversationId'])

const keptConversations = 100
const titleLength = 24

/** Latest first. */
export function conversationsOf(space: Space, { account }: User): ConversationRow[] {
  const conversations = space.collection(conversationsModel).by('account', account)
  return latestFirst(conversations, 'updatedAt')
}

export function startConversation(
  space: Space,
  user: User,
  question: string,
  updatedAt: string,
): ConversationRow {
  for (const { id } of conversationsOf(space, user).slice(keptConversations - 1)) {
    removeConversation(space, id)
  }
  const id = space.random.id('chat')
  const title = question.replace(/\s+/g, ' ').slice(0, titleLength)
  return space
    .collection(conversationsModel)
    .create({ id, account: user.account, title, updatedAt })
}

/** Does nothing if the conversation has been deleted in the meantime. */
export function addMessage(space: Space, message: Omit<MessageRow, 'id'>, updatedAt: string): void {
  if (!space.collection(conversationsModel).update(message.conversationId, { updatedAt })) return
  space.collection(chatMessagesModel).create({ ...message, id: space.random.id('message') })
}

export function removeConversation(space: Space, id: string): void {
  const messages = space.collection(chatMessagesModel)
  for (const message of messages.by('conversationId', id)) messages.remove(message.id)
  space.collection(conversationsModel).remove(id)
}
