import type { z } from 'zod'
import type { forcedMessageSchema } from '~contract/platform/live'
import type { MessageRow } from '../data/message-row'
import { messagesModel } from '../data/messages'
import type { Channel } from './connection'

/** Sends forced messages: all unread ones on connecting, then each new one as it arrives. */
export function messageChannel(path: string): Channel {
  return {
    name: 'message',
    path,
    opened(connection, space, { account }) {
      const messages = space.collection(messagesModel).by('account', account)
      for (const message of messages.filter(({ readed }) => readed === 0)) {
        const frame = forcedFrame(message)
        if (frame) connection.send(frame)
      }
    },
    received() {},
  }
}

/** Undefined for messages that are not forced. */
export function forcedFrame({ id, createTime, title, content, url, forced }: MessageRow) {
  if (!forced) return undefined
  const frame: z.input<typeof forcedMessageSchema> = {
    type: 'NOTIFY_POP',
    id,
    createTime,
    title,
    content,
    url,
    model: forced.model,
    messageUrls: forced.messageUrls,
  }
  return JSON.stringify(frame).replaceAll('{id}', id)
}
