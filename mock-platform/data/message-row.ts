import type { z } from 'zod'
import type { forcedMessageSchema } from '~contract/platform/live'
import type { MessageType } from '~contract/platform/message-types'

type ForcedInput = z.input<typeof forcedMessageSchema>

/** The additional fields of a message that users must see at once. */
export interface ForcedPart {
  model: string
  /** What users can do about it; `{id}` in addresses and texts of `params` is the message's id. */
  messageUrls: NonNullable<ForcedInput['messageUrls']>
  /** Deadline for a reply, `YYYY-MM-DD HH:mm:ss`; absent = none. */
  deadline?: string | undefined
  reply?: string
}

export interface MessageRow {
  id: string
  account: string
  typeCode: MessageType
  /** Its source: 公文, 通知公告, 邮件 … */
  app: string
  title: string
  /** HTML, safe to show. */
  content: string
  /** The portal address of what the message is about; '' = none. */
  url: string
  /** `YYYY-MM-DD HH:mm:ss` */
  createTime: string
  readed: 0 | 1
  forced?: ForcedPart
}
