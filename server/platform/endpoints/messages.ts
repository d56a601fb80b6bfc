import type { MessageType } from '~contract/platform/message-types'
import {
  clearMessages,
  type MessageColumn,
  type MessageConditions,
  markMessageRead,
  pageMessages,
} from '~contract/platform/messages'
import type { Caller, PlatformClient } from '../client'

interface MessagesWanted {
  page: number
  size: number
  column: MessageColumn
  asc: boolean
  /** Empty = all of them. */
  conditions: MessageConditions
}

/** One page of the caller's messages, and their total. */
export function fetchMessages(
  platform: PlatformClient,
  caller: Caller,
  { page, size, column, asc, conditions }: MessagesWanted,
) {
  const eqorlike = Object.keys(conditions).length > 0 ? JSON.stringify(conditions) : ''
  const query = { eqorlike, total: 0, current: page, size, column, asc }
  return platform.call(pageMessages, caller, { query })
}

/** Marks one of the caller's messages as read. */
export const markMessageAsRead = (platform: PlatformClient, caller: Caller, id: string) =>
  platform.call(markMessageRead, caller, { params: { id } })

/** Marks the caller's messages up to `createTime` as read: those of a type, or with '' all. */
export const clearUnread = (
  platform: PlatformClient,
  caller: Caller,
  query: { typeCode: MessageType | ''; createTime: string },
) => platform.call(clearMessages, caller, { query })
