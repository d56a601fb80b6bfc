import type { Message } from '~contract/platform/messages'
import { safeLink } from '~contract/platform/safe-address'
import type { MessageBrief } from './message-brief'

export function briefOf({ id, typeCode, app, title, url, createTime }: Message): MessageBrief {
  return { id, typeCode, app, title, link: safeLink(url) ?? '', time: createTime }
}
