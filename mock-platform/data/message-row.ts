import type { z } from 'zod'
import type { forcedMessageSchema } from '~contract/platform/live'
import type { MessageType } from '~contract/platform/message-types'

type ForcedInput = z.input<typeof forcedMessageSchema>

/** The additional fields of a message that users must see at once. */
export interface ForcedPart {
  /** The module that it comes from. */
  model: string
  /** What users can do about it; `{id}` in an address or a text of `params` is the message's id. */
  messageUrls: NonNullable<ForcedInput['messageUrls']>
  /** Until when it can be replied to, `YYYY-MM-DD HH:mm:ss`; absent = for ever. */
  deadline?: string | undefined
  /** What the user has replied. */
  reply?: string
}

/** A message to one user. */
export interface MessageRow {
  id: string
  account: string
  typeCode: MessageType
  /** Its source: 公文, 通知公告, 邮件 … */
  app: string
  title: string
  /** HTML, safe to show. */
  content: string
  /** The address at which the portal shows its subject; '' = none. */
  url: string
  /** `YYYY-MM-DD HH:mm:ss` */
  createTime: string
  readed: 0 | 1
  forced?: ForcedPart
}
