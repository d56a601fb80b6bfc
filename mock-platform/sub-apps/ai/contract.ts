import { z } from 'zod'
import { endpoint } from '~contract/platform/endpoint'
import { idSchema } from '~contract/platform/envelope'

const conversationSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  updatedAt: z.string(),
})

const messageSchema = z.object({
  id: idSchema,
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  /** The person stopped it before its end. */
  stopped: z.boolean(),
})

/** One event of an answer under way. */
const chatEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), conversationId: idSchema }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done') }),
])

const questionSchema = z.object({
  /** Absent = a new conversation. */
  conversationId: idSchema.optional(),
  question: z.string().trim().min(1).max(1000),
})

export type Conversation = z.infer<typeof conversationSchema>
export type ChatMessage = z.infer<typeof messageSchema>
export type ChatEvent = z.infer<typeof chatEventSchema>
export type Question = z.infer<typeof questionSchema>

/** A person's conversations, the latest first; the platform keeps the last hundred. */
export const listConversations = endpoint({
  name: 'listConversations',
  service: 'integrate',
  method: 'GET',
  path: '/ai/conversation',
  auth: 'token',
  answer: z.array(conversationSchema),
})

export const readConversation = endpoint({
  name: 'readConversation',
  service: 'integrate',
  method: 'GET',
  path: '/ai/conversation/:id',
  auth: 'token',
  answer: conversationSchema.extend({ messages: z.array(messageSchema) }),
})

export const deleteConversation = endpoint({
  name: 'deleteConversation',
  service: 'integrate',
  method: 'DELETE',
  path: '/ai/conversation/:id',
  auth: 'token',
  answer: z.null(),
})

export const askAssistant = endpoint({
  name: 'askAssistant',
  service: 'integrate',
  method: 'POST',
  path: '/ai/chat',
  auth: 'token',
  body: questionSchema,
  answerKind: 'events',
  answer: chatEventSchema,
})
