import { z } from 'zod'
import { idSchema, textSchema } from './envelope'
import { messageSchema } from './messages'

/** Sockets of the platform's system service. All take the token as `access_token`. */
export const messageSocketPath = '/ws/message'
/** **(ours)** The specification names no path. */
export const unreadSocketPath = '/ws/unread'
/** **(ours)** The system parameter that holds the generic socket's address: `ws:`, `wss:`, or a path of the platform. Empty = none. */
export const genericSocketParameter = 'GENERIC_SOCKET_URL'

const actionSchema = z.object({
  title: z.string(),
  color: textSchema,
  icon: textSchema,
  /** A path of the platform where there is a method, else a page to open. */
  url: textSchema,
  httpMethodType: z
    .string()
    .nullish()
    .transform((method) => (method ?? '').toUpperCase())
    .pipe(z.enum(['', 'GET', 'POST', 'PUT', 'DELETE'])),
  /** An object, or its JSON text. */
  params: z.unknown().optional(),
})

/** What the message socket pushes: a message that people must see at once (MSG-05). */
export const forcedMessageSchema = z.object({
  type: z.literal('NOTIFY_POP'),
  id: idSchema,
  createTime: textSchema,
  /** The module it comes from, as people call it. */
  model: textSchema,
  title: z.string(),
  /** HTML. To be sanitised before it is shown. */
  content: textSchema,
  /** Where its detail page is. */
  url: textSchema,
  messageUrls: z
    .array(actionSchema)
    .nullish()
    .transform((actions) => actions ?? []),
})

export type ForcedMessage = z.output<typeof forcedMessageSchema>

/** What the unread socket wants to hear once it is open. */
export const unreadRequest = { type: 'connect' } as const

const countSchema = z.coerce.number().int().nonnegative()

/** What the unread socket delivers. */
export const unreadCountsSchema = z.object({
  /** How many messages the person has not read. */
  message: countSchema,
  /** **(ours)** App code → what its badge shows. */
  apps: z
    .record(z.string(), countSchema)
    .nullish()
    .transform((apps) => apps ?? {}),
})

export type UnreadCounts = z.output<typeof unreadCountsSchema>

/** What travels on the generic socket, in both directions. */
export const genericFrameSchema = z.looseObject({ type: z.string().min(1) })

export type GenericFrame = z.output<typeof genericFrameSchema>

/** Sent on the generic socket every 10 s, and answered in kind; not meant for apps. */
export const genericHeartbeat = { type: 'heartbeat' } as const

/** **(ours)** The channels of the message queue that a person listens to: tenant, department, their own. */
export function queueChannels(of: { tenantId: string; orgId?: string | null; userId: string }) {
  return [
    `portal/tenant/${of.tenantId}`,
    ...(of.orgId ? [`portal/department/${of.orgId}`] : []),
    `portal/user/${of.userId}`,
  ]
}

/** **(ours)** What comes on a channel: a new message, without its text; a person's list has the rest. */
export const queuePushSchema = messageSchema.omit({ content: true, readed: true, msort: true })

export type QueuePush = z.output<typeof queuePushSchema>
