import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type MessageType, messageTypes } from '~contract/platform/message-types'
import { clearUnread, fetchMessages } from '~server/platform/endpoints/messages'
import { readInput } from '~server/session/answer'
import { callerOf, type PortalContext } from '~server/session/load-context'
import type { MessageBrief } from './message-brief'
import { briefOf } from './message-brief.server'

/** How many unread messages a poll returns (MSG-02). */
const unreadPageSize = 1_000

/** The user's unread messages, as the shell shows them. */
export interface UnreadMessages {
  /** Derived from the content: the same list has the same version. */
  version: string
  /** The latest ones, newest first; without their texts. */
  rows: MessageBrief[]
  /** The number of all unread messages. */
  total: number
  counts: Record<MessageType, number>
}

const clearSchema = z.object({
  /** Only messages of this type; '' = all. */
  type: z.enum(messageTypes).or(z.literal('')),
  /** Later messages were not shown to the user yet, and stay unread. */
  until: z.string().max(32),
})

/** The unread messages, or 304 if the browser has them already. Throws PlatformError. */
export async function answerUnread(context: PortalContext, request: Request): Promise<Response> {
  const { rows, total } = await fetchUnread(context, unreadPageSize)
  const list = {
    rows: rows.map(briefOf),
    total,
    counts: await countByType(context, rows, total),
  }
  const version = createHash('sha256').update(JSON.stringify(list)).digest('base64url')
  const headers = { ETag: `"${version}"` }
  if (request.headers.get('If-None-Match') === headers.ETag) {
    return new Response(null, { status: 304, headers })
  }
  return Response.json({ version, ...list } satisfies UnreadMessages, { headers })
}

/** Marks all unread messages that the body selects as read. Throws BadInput, PlatformError. */
export async function clearMessages(context: PortalContext, body: unknown) {
  const { type, until } = readInput(clearSchema, body)
  await clearUnread(context.platform, callerOf(context), { typeCode: type, createTime: until })
  return { cleared: true }
}

/** Counts in the list if it holds all of them; otherwise the backend is asked. */
async function countByType(
  context: PortalContext,
  rows: readonly { typeCode: string }[],
  total: number,
): Promise<Record<MessageType, number>> {
  const counts = await Promise.all(
    messageTypes.map(async (type) => {
      if (rows.length >= total) return rows.filter(({ typeCode }) => typeCode === type).length
      return (await fetchUnread(context, 1, type)).total
    }),
  )
  const [msgType1 = 0, msgType2 = 0, msgType3 = 0] = counts
  return { msgType1, msgType2, msgType3 }
}

function fetchUnread(context: PortalContext, size: number, typeCode?: MessageType) {
  return fetchMessages(context.platform, callerOf(context), {
    page: 1,
    size,
    column: 'msort',
    asc: true,
    conditions: { readed: '0', ...(typeCode && { typeCode }) },
  })
}
