import { z } from 'zod'
import { endpoint } from './endpoint'

const completionMessageSchema = z.object({
  role: z.enum(['system', 'user', 'assistant']),
  content: z.string(),
})

/** The body of OpenAI's `…/chat/completions`. */
const completionRequestSchema = z.object({
  model: z.string().min(1),
  stream: z.literal(true),
  messages: z.array(completionMessageSchema).min(1).max(100),
})

/** One event of its answer, or the whole answer (`message`) of a service that does not stream. */
export const completionSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      message: z.object({ content: z.string().nullish() }).nullish(),
      /** stop, length, content_filter …; null while more follows. */
      finish_reason: z.string().nullish(),
    }),
  ),
})

export type CompletionMessage = z.infer<typeof completionMessageSchema>
export type Completion = z.infer<typeof completionSchema>

/** The platform's own assistant has the same interface as a service at AI_SERVICE_URL. */
export const completeChat = endpoint({
  name: 'completeChat',
  service: 'integrate',
  method: 'POST',
  path: '/ai/v1/chat/completions',
  body: completionRequestSchema,
  answerKind: 'events',
  answer: completionSchema,
})
