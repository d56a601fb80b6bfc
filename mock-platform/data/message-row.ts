import type { z } from 'zod'
import type { forcedMessageSchema } from '~contract/platform/live'
import type { MessageType } from '~contract/platform/message-types'

type ForcedInput = z.input<typeof forcedMessageSchema>

/** What a message that users must see at once has in addition. */
export interface ForcedPart {
  model: string
  /** What users can do about it; `{id}` in addresses and texts of `params` is the message's id. */
  messageUrls: NonNullable<ForcedInput['messageUrls']>
  /** Last time for a reply, `YYYY-MM-DD HH:mm:ss`; absent = no end. */
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
  /** Where the portal shows its subject; '' = nowhere. */
  url: string
  /** `YYYY-MM-DD HH:mm:ss` */
  createTime: string
  readed: 0 | 1
  forced?: ForcedPart
}
