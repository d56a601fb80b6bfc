import { z } from 'zod'
import { messageTypes } from '~contract/platform/message-types'
import { type Message, messageColumns } from '~contract/platform/messages'
import { defaultPageSize } from '~contract/portal/constants'
import { fetchMessages, markMessageAsRead } from '~server/platform/endpoints/messages'
import { safeHtml } from '~server/platform/safe-html'
import { idPattern, readInput } from '~server/session/answer'
import { callerOf, type PortalContext } from '~server/session/load-context'
import type { MessageBrief } from './message-brief'
import { briefOf } from './message-brief.server'

/** A message as the list shows it. */
export interface ListedMessage extends MessageBrief {
  read: boolean
}

export interface MessageText {
  /** Sanitised HTML. */
  html: string
}

export interface MessagePage {
  rows: ListedMessage[]
  total: number
  page: number
  pages: number
}

const wantedSchema = z.object({
  page: z.coerce.number().int().min(1).default(1),
  column: z.enum(messageColumns).default('msort'),
  asc: z.stringbool().default(true),
  type: z.enum(messageTypes).optional(),
  /** Selects this message alone, wherever it is in the list. */
  id: z.string().min(1).regex(idPattern).optional(),
})

const oneSchema = z.object({ id: z.string().min(1).regex(idPattern) })

/** The page of the user's messages that a query asks for. Throws BadInput, PlatformError. */
export async function readMessagePage(
  context: PortalContext,
  query: URLSearchParams,
): Promise<MessagePage> {
  const { type, id, ...wanted } = readInput(wantedSchema, Object.fromEntries(query))
  const { rows, total } = await fetchMessages(context.platform, callerOf(context), {
    ...wanted,
    size: defaultPageSize,
    conditions: { ...(type && { typeCode: type }), ...(id && { id }) },
  })
  const pages = Math.max(1, Math.ceil(total / defaultPageSize))
  return { rows: rows.map(listed), total, page: wanted.page, pages }
}

/** Registers the message that the body names as read. Throws BadInput, PlatformError. */
export async function markRead(context: PortalContext, body: unknown) {
  const { id } = readInput(oneSchema, body)
  await markMessageAsRead(context.platform, callerOf(context), id)
  return { read: true }
}

/** A message's text. Throws BadInput, PlatformError. */
export async function readMessageText(
  context: PortalContext,
  query: URLSearchParams,
): Promise<MessageText | Response> {
  const { id } = readInput(oneSchema, Object.fromEntries(query))
  const { rows } = await fetchMessages(context.platform, callerOf(context), {
    page: 1,
    size: 1,
    column: 'msort',
    asc: true,
    conditions: { id },
  })
  const message = rows.find((row) => row.id === id)
  if (!message) {
    return Response.json({ error: context.texts.messages.missing, field: null }, { status: 404 })
  }
  return { html: safeHtml(message.content) }
}

function listed(message: Message): ListedMessage {
  return { ...briefOf(message), read: message.readed === 1 }
}
