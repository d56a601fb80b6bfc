import { clearMessages, markMessageRead, pageMessages } from '~contract/platform/messages'
import type { Area } from '../area'
import { seedForced } from '../data/forced'
import { seedMessages } from '../data/message-seeds'
import {
  findMessages,
  messagesModel,
  readMessage,
  readMessages,
  withPlaces,
} from '../data/messages'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import { forcedReplies } from './forced'
import { implement, Refusal } from './implementation'

function markRead(space: Space, user: User, id: string) {
  if (!readMessage(space, user, id)) throw new Refusal(404, '消息不存在或已被删除')
}

export const messagesArea: Area = {
  name: 'messages',
  models: [messagesModel],
  seed(space, scenario) {
    seedMessages(space, scenario.volumes)
    seedForced(space, scenario)
  },
  implementations: [
    implement(pageMessages, ({ space, user, query: { eqorlike, current, size, ...order } }) => {
      const found = findMessages(space, user, eqorlike, order)
      const rows = withPlaces(space, user, found.slice((current - 1) * size, current * size))
      return {
        total: found.length,
        rows: rows.map(({ account: _, forced: __, ...message }) => message),
      }
    }),
    implement(clearMessages, ({ space, user, query: { userMsgId, createTime, typeCode } }) => {
      if (userMsgId) markRead(space, user, userMsgId)
      else readMessages(space, user, createTime, typeCode)
    }),
    implement(markMessageRead, ({ space, user, params }) => markRead(space, user, params.id ?? '')),
    ...forcedReplies,
  ],
}
