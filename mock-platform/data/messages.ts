import type { z } from 'zod'
import type { forcedMessageSchema } from '~/platform/contract/live'
import type { MessageType } from '~/platform/contract/message-types'
import {
  type MessageColumn,
  type MessageConditions,
  messageColumns,
} from '~/platform/contract/messages'
import { defineModel } from './collection'
import type { Space } from './space'
import type { User } from './users'

type ForcedInput = z.input<typeof forcedMessageSchema>

/** What a message has beside the rest where people must see it at once. */
export interface ForcedPart {
  /** The module that it comes from. */
  model: string
  /** What people can do about it; `{id}` in an address or a text of `params` is the message's id. */
  messageUrls: NonNullable<ForcedInput['messageUrls']>
  /** Until when it can be replied to, `YYYY-MM-DD HH:mm:ss`; absent = for ever. */
  deadline?: string | undefined
  /** What the person has replied. */
  reply?: string
}

/** A message to one person. */
export interface MessageRow {
  id: string
  account: string
  typeCode: MessageType
  /** Where it comes from: 公文, 通知公告, 邮件 … */
  app: string
  title: string
  /** HTML, safe to show. */
  content: string
  /** Where the portal shows what it is about; '' = nowhere. */
  url: string
  /** `YYYY-MM-DD HH:mm:ss` */
  createTime: string
  readed: 0 | 1
  forced?: ForcedPart
}

export const messagesModel = defineModel<MessageRow>('messages', 'id', ['account'])

/** A message as lists order it; `msort` counts from 1, the newest message. */
type SortedMessage = MessageRow & { msort: number }

/** A person's messages in the platform's own order, of all that they have. */
function newestFirst(messages: MessageRow[]): SortedMessage[] {
  return messages
    .reverse()
    .sort((a, b) => (a.createTime < b.createTime ? 1 : a.createTime > b.createTime ? -1 : 0))
    .map((message, place) => ({ ...message, msort: place + 1 }))
}

const unreadIn = (messages: MessageRow[]) => messages.filter(({ readed }) => readed === 0).length

const chinese = new Intl.Collator('zh-Hans-CN', { numeric: true })

type Order = (messages: MessageRow[]) => SortedMessage[]

/** By each column, up and down; what is equal keeps the platform's own order. */
const orders = Object.fromEntries(
  messageColumns.flatMap((column) =>
    [1, -1].map((direction): [string, Order] => [
      orderName(column, direction > 0),
      (messages) => {
        const sorted = newestFirst(messages)
        // They come in this one.
        if (column === 'msort' && direction > 0) return sorted
        return sorted.sort((a, b) => direction * compare(a[column], b[column]))
      },
    ]),
  ),
)

function orderName(column: MessageColumn, asc: boolean): string {
  return `${column} ${asc}`
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return chinese.compare(String(a), String(b))
}

/** A person's messages that fit, sorted. */
export function findMessages(
  space: Space,
  { account }: User,
  { id, typeCode, readed, app = '', title = '' }: MessageConditions,
  { column, asc }: { column: MessageColumn; asc: boolean },
): SortedMessage[] {
  const order = orders[orderName(column, asc)] as Order
  return space
    .collection(messagesModel)
    .derived('account', account, order)
    .filter(
      (message) =>
        (!id || message.id === id) &&
        (!typeCode || message.typeCode === typeCode) &&
        (!readed || message.readed === Number(readed)) &&
        message.app.includes(app) &&
        message.title.includes(title),
    )
}

export function unreadMessages(space: Space, { account }: Pick<User, 'account'>): number {
  return space.collection(messagesModel).derived('account', account, unreadIn)
}

/** Marks a person's own message as read; false where there is none. */
export function readMessage(space: Space, { account }: User, id: string): boolean {
  const messages = space.collection(messagesModel)
  if (messages.get(id)?.account !== account) return false
  messages.update(id, { readed: 1 })
  return true
}

/** Marks a person's messages up to a time as read: those of a type, or all. */
export function readMessages(space: Space, { account }: User, until: string, typeCode: string) {
  const messages = space.collection(messagesModel)
  for (const message of messages.by('account', account)) {
    const meant = !typeCode || message.typeCode === typeCode
    const known = !until || message.createTime <= until
    if (meant && known && message.readed === 0) messages.update(message.id, { readed: 1 })
  }
}
