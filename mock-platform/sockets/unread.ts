import { type UnreadCounts, unreadRequest } from '~contract/platform/live'
import type { Badges } from '../area'
import { appsOf } from '../data/apps'
import { unreadMessages } from '../data/messages'
import { isRecord } from '../data/snapshot'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import type { Channel, Connection } from './connection'

export interface UnreadChannel extends Channel {
  /** Publishes counts that have changed to their subscribers. */
  refresh(space: Space, connections: Iterable<Connection>): void
}

/** Sends counts on request and whenever they change. */
export function unreadChannel(path: string, badges: Badges): UnreadChannel {
  const published = new WeakMap<Connection, string>()

  function publish(connection: Connection, text: string) {
    published.set(connection, text)
    connection.send(text)
  }

  return {
    name: 'unread',
    path,
    opened() {},
    received(connection, space, user, frame) {
      if (!isRecord(frame) || frame.type !== unreadRequest.type) return
      publish(connection, JSON.stringify(countsOf(space, user, badges)))
    },
    refresh(space, connections) {
      const counted = new Map<string, string>()
      for (const connection of connections) {
        const before = published.get(connection)
        const user = space.userOfToken(connection.token)
        if (before === undefined || !user) continue
        const text = counted.get(user.userId) ?? JSON.stringify(countsOf(space, user, badges))
        counted.set(user.userId, text)
        if (text !== before) publish(connection, text)
      }
    },
  }
}

function countsOf(space: Space, user: User, badges: Badges): UnreadCounts {
  const apps = appsOf(space, user).flatMap(({ code, newCount }) => {
    const count = newCount ?? badges[code]?.(space, user)
    return count === undefined ? [] : [[code, count]]
  })
  return { message: unreadMessages(space, user), apps: Object.fromEntries(apps) }
}
