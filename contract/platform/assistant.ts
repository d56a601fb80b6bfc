import { z } from 'zod'
import { endpoint } from './endpoint'

/** Who says something, as services of this kind call them. */
const completionMessageSchema = z.object({
  role: z.enum(['system', 'user', 'assistant']),
  content: z.string(),
})

/** What a service of the OpenAI kind takes at `…/chat/completions`. */
const completionRequestSchema = z.object({
  model: z.string().min(1),
  stream: z.literal(true),
  messages: z.array(completionMessageSchema).min(1).max(100),
})

/** One event of its answer; or, of a service that does not stream, the whole of it (`message`). */
export const completionSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      message: z.object({ content: z.string().nullish() }).nullish(),
      /** stop, length, content_filter …; null while there is more. */
      finish_reason: z.string().nullish(),
    }),
  ),
})

export type CompletionMessage = z.infer<typeof completionMessageSchema>
export type Completion = z.infer<typeof completionSchema>

/** The platform's own assistant speaks as other services of the kind do (AI_SERVICE_URL). */
export const completeChat = endpoint({
  name: 'completeChat',
  service: 'integrate',
  method: 'POST',
  path: '/ai/v1/chat/completions',
  auth: 'token',
  body: completionRequestSchema,
  answerKind: 'events',
  answer: completionSchema,
})
