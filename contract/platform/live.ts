import { z } from 'zod'
import { idSchema, listSchema, orElse, textSchema } from './envelope'
import { messageSchema } from './messages'

/** Paths of the sockets of the platform's system service. All take the token as `access_token`. */
export const messageSocketPath = '/ws/message'
/** **(ours)** The specification names no path. */
export const unreadSocketPath = '/ws/unread'
/**
 * **(ours)** The system parameter with the generic socket's address: `ws:`, `wss:`, or a path of the platform; '' =
 * none.
 */
export const genericSocketParameter = 'GENERIC_SOCKET_URL'

const actionSchema = z.object({
  title: z.string(),
  color: textSchema,
  icon: textSchema,
  /** With a method, a path of the platform to call; otherwise a page to open. */
  url: textSchema,
  httpMethodType: textSchema
    .transform((method) => method.toUpperCase())
    .pipe(z.enum(['', 'GET', 'POST', 'PUT', 'DELETE'])),
  /** An object, or its JSON text. */
  params: z.unknown().optional(),
})

/** What the message socket pushes: a forced message, shown at once (MSG-05). */
export const forcedMessageSchema = z.object({
  type: z.literal('NOTIFY_POP'),
  id: idSchema,
  createTime: textSchema,
  /** The name of the module that sent it. */
  model: textSchema,
  title: z.string(),
  /** HTML. Sanitise it before showing it. */
  content: textSchema,
  /** The address of its detail page. */
  url: textSchema,
  messageUrls: listSchema(actionSchema),
})

export type ForcedMessage = z.output<typeof forcedMessageSchema>

/** The first frame that the unread socket expects. */
export const unreadRequest = { type: 'connect' } as const

const countSchema = z.coerce.number().int().nonnegative()

/** What the unread socket pushes. */
export const unreadCountsSchema = z.object({
  /** The user's unread count. */
  message: countSchema,
  /** **(ours)** App code → its badge. */
  apps: orElse(z.record(z.string(), countSchema), {}),
})

export type UnreadCounts = z.output<typeof unreadCountsSchema>

/** A frame of the generic socket, in either direction. */
export const genericFrameSchema = z.looseObject({ type: z.string().min(1) })

export type GenericFrame = z.output<typeof genericFrameSchema>

/** Sent on the generic socket every 10 s, and answered in kind; not meant for apps. */
export const genericHeartbeat = { type: 'heartbeat' } as const

/** **(ours)** A user's channels of the message queue: the tenant's, the department's and the user's own. */
export function queueChannels(of: { tenantId: string; orgId?: string | null; userId: string }) {
  return [
    `portal/tenant/${of.tenantId}`,
    ...(of.orgId ? [`portal/department/${of.orgId}`] : []),
    `portal/user/${of.userId}`,
  ]
}

/** **(ours)** The payload of a channel: a new message without its text, which the user's list contains. */
export const queuePushSchema = messageSchema.omit({ content: true, readed: true, msort: true })

export type QueuePush = z.output<typeof queuePushSchema>
