import type { MessageRow } from './message-row'
import { messagesModel } from './messages'
import { stampOf } from './occasions'
import type { Space } from './space'
import type { User } from './users'

/** A message without a type is a 通知提醒. */
export type Announcement = Pick<MessageRow, 'app' | 'title'> &
  Partial<Pick<MessageRow, 'typeCode' | 'content' | 'url' | 'forced'>>

/** Stores a message and publishes it to the user's sockets. */
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
  space.publish({ kind: 'message', message })
  return message
}
