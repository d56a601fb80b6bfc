import { z } from 'zod'
import { endpoint } from './endpoint'
import { flagSchema, idSchema, textSchema } from './envelope'
import { messageTypes } from './message-types'

/** Columns to sort messages by; msort is the platform's own order. */
export const messageColumns = ['msort', 'readed', 'typeCode', 'app', 'title', 'createTime'] as const

export type MessageColumn = (typeof messageColumns)[number]

export const messageSchema = z.object({
  id: idSchema,
  /** `YYYY-MM-DD HH:mm:ss` */
  createTime: textSchema,
  typeCode: textSchema,
  /** A path of the portal or an address elsewhere; absent = none. */
  url: textSchema,
  /** The name of the source: 公文, 通知公告, 邮件 … */
  app: textSchema,
  title: z.string(),
  /** HTML. Sanitise it before showing it. */
  content: textSchema,
  msort: z.coerce.number().nullish(),
  /** **(ours)** 1 = read. */
  readed: flagSchema,
})

export type Message = z.output<typeof messageSchema>

/** **(ours)** `eqorlike` as JSON: codes must be equal, texts must contain the value. */
const messageConditionsSchema = z
  .object({
    id: z.string(),
    typeCode: z.enum(messageTypes),
    readed: z.enum(['0', '1']),
    app: z.string(),
    title: z.string(),
  })
  .partial()

export type MessageConditions = z.output<typeof messageConditionsSchema>

const conditionsText = z.string().transform((text, context): MessageConditions => {
  if (text === '') return {}
  try {
    const parsed = messageConditionsSchema.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
  } catch {
    // Not JSON: treated like JSON of another shape.
  }
  context.addIssue({ code: 'custom', message: 'expected conditions as JSON' })
  return z.NEVER
})

/** The user's messages. */
export const pageMessages = endpoint({
  name: 'pageMessages',
  service: 'message',
  path: '/setmsginfo/page/user',
  query: z.object({
    eqorlike: conditionsText.default({}),
    /** The total of the previous page, which may spare a backend the counting. */
    total: z.coerce.number().int().nonnegative().default(0),
    current: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(1000).default(20),
    column: z.enum(messageColumns).default('msort'),
    asc: z.union([z.boolean(), z.stringbool()]).default(true),
  }),
  answer: z.object({ total: z.number().int().nonnegative(), rows: z.array(messageSchema) }),
})

/**
 * Marks the message `userMsgId` as read; **(ours)** without it all messages, or those of a type, up to `createTime`.
 */
export const clearMessages = endpoint({
  name: 'clearMessages',
  service: 'system',
  path: '/setmsginfo/readed',
  writes: true,
  query: z.object({
    createTime: z.string().default(''),
    userMsgId: z.string().default(''),
    typeCode: z.enum(messageTypes).or(z.literal('')).default(''),
  }),
})

/** Marks one message as read. */
export const markMessageRead = endpoint({
  name: 'markMessageRead',
  service: 'base',
  method: 'POST',
  path: '/setmsginfo/:id',
})
