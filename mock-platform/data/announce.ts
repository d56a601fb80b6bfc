import type { MessageType } from '~contract/platform/message-types'
import type { ForcedPart, MessageRow } from './message-row'
import { messagesModel } from './messages'
import { stampOf } from './occasions'
import type { Space } from './space'
import type { User } from './users'

/** A message to be sent. */
export interface Announcement {
  /** Absent = 通知提醒. */
  typeCode?: MessageType
  /** Where it comes from, as people call it. */
  app: string
  title: string
  /** HTML. */
  content?: string
  /** Where the portal shows what it is about. */
  url?: string
  /** The person must see it at once. */
  forced?: ForcedPart
}

/** Gives a person a message, and tells their sockets of it. */
export function announce(
  space: Space,
  { account }: Pick<User, 'account'>,
  { typeCode = 'msgType2', content = '', url = '', ...rest }: Announcement,
): MessageRow {
  const message = space.collection(messagesModel).create({
    id: space.random.id('message'),
    account,
    typeCode,
    content,
    url,
    ...rest,
    createTime: stampOf(space.now()),
    readed: 0,
  })
  space.tell({ kind: 'message', message })
  return message
}
