import { z } from 'zod'
import { defaultPageSize } from '../../config/constants'
import { type Message, messageColumns, messageTypes } from '../../platform/contract/messages'
import { fetchMessages, registerRead } from '../../platform/endpoints/messages.server'
import { safeLink } from '../../platform/safe-address'
import { idPattern, readInput } from '../../session/answer.server'
import { callerOf, type PortalContext } from '../../session/load-context'

/** A message as the list shows it. */
export interface ListedMessage {
  id: string
  typeCode: string
  app: string
  title: string
  /** HTML of the backend's: never to be shown as it is. */
  content: string
  /** Safe to follow; '' = it leads nowhere. */
  link: string
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string
  read: boolean
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
  /** Only messages of this type. */
  type: z.enum(messageTypes).optional(),
})

const readSchema = z.object({ id: z.string().min(1).regex(idPattern) })

/** The page of the person's messages that a query asks for. Throws BadInput, PlatformError. */
export async function readMessagePage(
  context: PortalContext,
  query: URLSearchParams,
): Promise<MessagePage> {
  const { type, ...wanted } = readInput(wantedSchema, Object.fromEntries(query))
  const { rows, total } = await fetchMessages(context.platform, callerOf(context), {
    ...wanted,
    size: defaultPageSize,
    conditions: type ? { typeCode: type } : {},
  })
  const pages = Math.max(1, Math.ceil(total / defaultPageSize))
  return { rows: rows.map(listed), total, page: wanted.page, pages }
}

/** Registers that the person has read the message that the body names. Throws BadInput, PlatformError. */
export async function markRead(context: PortalContext, body: unknown) {
  const { id } = readInput(readSchema, body)
  await registerRead(context.platform, callerOf(context), id)
  return { read: true }
}

function listed({ url, createTime, readed, ...message }: Message): ListedMessage {
  const { id, typeCode, app, title, content } = message
  const link = safeLink(url) ?? ''
  return { id, typeCode, app, title, content, link, time: createTime, read: readed === 1 }
}
