import {
  type MessageColumn,
  type MessageConditions,
  messageColumns,
} from '~contract/platform/messages'
import { defineModel } from './collection'
import { byLatest } from './lists'
import type { MessageRow } from './message-row'
import type { Space } from './space'
import type { User } from './users'

export const messagesModel = defineModel<MessageRow>('messages', 'id', ['account'])

/** Messages are mostly in this order already, and checking is quicker than sorting. */
function newestFirst(messages: MessageRow[]): MessageRow[] {
  const last = messages.reverse()
  if (last.every(({ createTime }, place) => createTime >= (last[place + 1]?.createTime ?? ''))) {
    return last
  }
  return last.sort(byLatest('createTime'))
}

const unreadIn = (messages: MessageRow[]) => messages.filter(({ readed }) => readed === 0).length

const chinese = new Intl.Collator('zh-Hans-CN', { numeric: true })

type Order = (messages: MessageRow[]) => MessageRow[]

/** Equal rows keep the platform's own order. */
function orderBy(column: MessageColumn, direction: 1 | -1): Order {
  if (column === 'msort') {
    return direction > 0 ? newestFirst : (messages) => newestFirst(messages).reverse()
  }
  return (messages) =>
    newestFirst(messages).sort(
      (a, b) => direction * chinese.compare(String(a[column]), String(b[column])),
    )
}

/** Made once: collections remember derived values by function identity. */
const orders = new Map(
  messageColumns.map((column) => [column, { up: orderBy(column, 1), down: orderBy(column, -1) }]),
)

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A regular expression takes half the time of `includes`, which matters for thousands of messages. */
function fits({ id, typeCode, readed, app, title }: MessageConditions) {
  const [inApp, inTitle] = [app, title].map((text) => text && new RegExp(escaped(text)))
  return (message: MessageRow) =>
    (!id || message.id === id) &&
    (!typeCode || message.typeCode === typeCode) &&
    (!readed || message.readed === Number(readed)) &&
    (!inApp || inApp.test(message.app)) &&
    (!inTitle || inTitle.test(message.title))
}

export function findMessages(
  space: Space,
  { account }: User,
  conditions: MessageConditions,
  { column, asc }: { column: MessageColumn; asc: boolean },
): readonly MessageRow[] {
  const order = orders.get(column)?.[asc ? 'up' : 'down'] ?? newestFirst
  const sorted = space.collection(messagesModel).derived('account', account, order)
  return Object.values(conditions).some(Boolean) ? sorted.filter(fits(conditions)) : sorted
}

/** Each message with its position in the platform's own order; 1 = the newest. */
export function withPlaces(space: Space, { account }: User, messages: readonly MessageRow[]) {
  const all = space.collection(messagesModel).derived('account', account, newestFirst)
  return messages.map((message) => ({ ...message, msort: all.indexOf(message) + 1 }))
}

export function unreadMessages(space: Space, { account }: Pick<User, 'account'>): number {
  return space.collection(messagesModel).derived('account', account, unreadIn)
}

/** False if the message does not exist or is not the user's. */
export function readMessage(space: Space, { account }: User, id: string): boolean {
  const messages = space.collection(messagesModel)
  if (messages.get(id)?.account !== account) return false
  messages.update(id, { readed: 1 })
  return true
}

/** An empty `typeCode` means all types, an empty `until` any time. */
export function readMessages(space: Space, { account }: User, until: string, typeCode: string) {
  const messages = space.collection(messagesModel)
  for (const message of messages.by('account', account)) {
    const meant = !typeCode || message.typeCode === typeCode
    const known = !until || message.createTime <= until
    if (meant && known && message.readed === 0) messages.update(message.id, { readed: 1 })
  }
}
