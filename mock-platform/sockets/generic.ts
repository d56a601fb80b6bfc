import { genericFrameSchema, genericHeartbeat } from '~contract/platform/live'
import type { Channel } from './connection'
import { journalSocket } from './journal-socket'

/** Answers heartbeats in kind, and acknowledges everything else. */
export function genericChannel(path: string): Channel {
  return {
    name: 'generic',
    path,
    opened() {},
    received(connection, space, user, frame) {
      const parsed = genericFrameSchema.safeParse(frame)
      if (parsed.data?.type === genericHeartbeat.type) {
        if (connection.answersHeartbeat()) connection.send(JSON.stringify(genericHeartbeat))
        return
      }
      journalSocket(space, { path, body: frame, account: user.account })
      if (parsed.success) connection.send(JSON.stringify({ type: 'ack', of: parsed.data.type }))
    },
  }
}
