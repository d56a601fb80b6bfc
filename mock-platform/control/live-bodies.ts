import { z } from 'zod'
import { messageTypes } from '~contract/platform/message-types'
import { forcedPartSchema } from '../data/scenario-forced'
import { anyChannels } from '../sockets/orders'
import { audiences } from '../sockets/topics'

const account = z.string().min(1).optional()
const times = z.number().int().min(1).max(10_000).optional()

export const pushSchema = z.strictObject({
  channel: z.enum(anyChannels),
  user: account,
  /** Text is sent as it is, everything else as JSON. */
  payload: z.unknown().optional(),
  to: z.enum(audiences).optional(),
  times,
  duplicate: z.boolean().optional(),
  reorder: z.boolean().optional(),
  delayMs: z.number().int().min(0).max(600_000).optional(),
  binary: z.boolean().optional(),
  bytes: z
    .number()
    .int()
    .min(1)
    .max(32 * 1024 * 1024)
    .optional(),
})

const closeCode = z
  .number()
  .int()
  .refine(
    (code) => (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || code >= 3000,
    'not a code to close with: 1000 to 1014 without 1004 to 1006, or 3000 to 4999',
  )
  .max(4999)

export const cutSchema = z.strictObject({
  channel: z.enum(anyChannels),
  user: account,
  code: closeCode.optional(),
  halfOpen: z.boolean().optional(),
  missHeartbeats: z.number().int().min(1).optional(),
  refuseMs: z.number().int().min(0).max(3_600_000).optional(),
  /** How new connections are refused in the meantime: with an HTTP status, without an answer, or closed at once. */
  refuse: z.enum(['status', 'hang', 'close']).default('status'),
  status: z.number().int().min(300).max(599).default(503),
})

export const messageSchema = z.strictObject({
  user: account,
  /** A tenant: all of its users. */
  tenantId: z.string().min(1).optional(),
  typeCode: z.enum(messageTypes).default('msgType2'),
  app: z.string().default('系统'),
  title: z.string().min(1),
  /** HTML. */
  content: z.string().default(''),
  url: z.string().default(''),
  /** `{n}` in title and content is the number of the message, from 1. */
  times,
  forced: forcedPartSchema.optional(),
})
