import { z } from 'zod'
import { callsOf, idSchema, stampSchema } from '../calls'

const { read, remove, send } = callsOf('integrate')

const conversationSchema = z.object({
  id: idSchema,
  title: z.string(),
  updatedAt: stampSchema,
})

const messageSchema = z.object({
  id: idSchema,
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  /** The user stopped the answer early. */
  stopped: z.boolean(),
})

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

/** Newest first; the platform keeps a hundred. */
export const listConversations = read('listConversations', '/ai/conversation', {
  answer: z.array(conversationSchema),
})

export const readConversation = read('readConversation', '/ai/conversation/:id', {
  answer: conversationSchema.extend({ messages: z.array(messageSchema) }),
})

export const deleteConversation = remove('deleteConversation', '/ai/conversation/:id', {
  answer: z.null(),
})

export const askAssistant = send('askAssistant', '/ai/chat', {
  body: questionSchema,
  answerKind: 'events',
  answer: chatEventSchema,
})
