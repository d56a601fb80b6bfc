import type { Message } from '../../platform/contract/messages'
import { safeLink } from '../../platform/safe-address'
import type { MessageBrief } from './message-brief'

export function briefOf({ id, typeCode, app, title, url, createTime }: Message): MessageBrief {
  return { id, typeCode, app, title, link: safeLink(url) ?? '', time: createTime }
}
