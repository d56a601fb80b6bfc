import type { Message } from '../../platform/contract/messages'
import { messageLink } from '../../session/message-link.server'
import type { MessageBrief } from './message-brief'

export function briefOf({ id, typeCode, app, title, url, createTime }: Message): MessageBrief {
  return { id, typeCode, app, title, link: messageLink(url), time: createTime }
}
