import { z } from 'zod'
import { endpoint } from './endpoint'
import { flagSchema, idSchema, textSchema } from './envelope'
import { messageTypes } from './message-types'

/** What a page of messages can be sorted by; msort is the platform's own order. */
export const messageColumns = ['msort', 'readed', 'typeCode', 'app', 'title', 'createTime'] as const

export type MessageColumn = (typeof messageColumns)[number]

export const messageSchema = z.object({
  id: idSchema,
  /** `YYYY-MM-DD HH:mm:ss` */
  createTime: textSchema,
  typeCode: textSchema,
  /** Where it leads: a path of the portal, or an address elsewhere; absent = nowhere. */
  url: textSchema,
  /** Where it comes from, as people call it: 公文, 通知公告, 邮件 … */
  app: textSchema,
  title: z.string(),
  /** HTML. To be sanitised before it is shown as such. */
  content: textSchema,
  msort: z.coerce.number().nullish(),
  /** **(ours)** 1 = the person has read it. */
  readed: flagSchema,
})

export type Message = z.output<typeof messageSchema>

/** **(ours)** What `eqorlike` says, as JSON: codes are to be equal, texts to contain it. */
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
    // Not JSON: the same answer as for JSON that says something else.
  }
  context.addIssue({ code: 'custom', message: 'expected conditions as JSON' })
  return z.NEVER
})

/** The person's messages. */
export const pageMessages = endpoint({
  name: 'pageMessages',
  service: 'message',
  method: 'GET',
  path: '/setmsginfo/page/user',
  auth: 'token',
  query: z.object({
    eqorlike: conditionsText.default({}),
    /** What the page before said; a backend may spare itself the counting. */
    total: z.coerce.number().int().nonnegative().default(0),
    current: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(1000).default(20),
    column: z.enum(messageColumns).default('msort'),
    asc: z.union([z.boolean(), z.stringbool()]).default(true),
  }),
  answer: z.object({ total: z.number().int().nonnegative(), rows: z.array(messageSchema) }),
})

/**
 * Marks as read: the one message of `userMsgId`. **(ours)** Without it all of them, or those of a type, up to
 * `createTime`.
 */
export const clearMessages = endpoint({
  name: 'clearMessages',
  service: 'system',
  method: 'GET',
  path: '/setmsginfo/readed',
  auth: 'token',
  query: z.object({
    createTime: z.string().default(''),
    userMsgId: z.string().default(''),
    typeCode: z.enum(messageTypes).or(z.literal('')).default(''),
  }),
  answer: z.unknown(),
})

/** Marks one message as read. */
export const markMessageRead = endpoint({
  name: 'markMessageRead',
  service: 'base',
  method: 'POST',
  path: '/setmsginfo/:id',
  auth: 'token',
  answer: z.unknown(),
})
