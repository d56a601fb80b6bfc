import type { QueuePush } from '~contract/platform/live'
import type { MessageRow } from '../data/message-row'
import type { Space } from '../data/space'
import type { SpaceEvent } from '../data/space-events'
import type { Spaces } from '../data/spaces'
import type { Channel } from './connection'
import { forcedFrame } from './message'
import type { Queue } from './queue'
import { topicsOf } from './topics'
import type { UnreadChannel } from './unread'
import type { UserSockets } from './user-sockets'

/** The close code once the token is invalid. */
const policyViolation = 1008

interface PublisherParts {
  spaces: Spaces
  userSockets: UserSockets
  queue: Queue
  message: Channel
  unread: UnreadChannel
}

/** Publishes what happens in the spaces to sockets and the queue. */
export function createPublisher({ spaces, userSockets, queue, message, unread }: PublisherParts) {
  /** Spaces whose counts may have changed. Counted after the call, because one call may change many rows. */
  const changed = new Set<string>()

  function countSoon(spaceId: string) {
    if (changed.size === 0) setImmediate(countAll)
    changed.add(spaceId)
  }

  function countAll() {
    for (const spaceId of changed) {
      const space = spaces.find(spaceId)
      if (space) unread.refresh(space, userSockets.find({ channel: 'unread', spaceId }))
    }
    changed.clear()
  }

  function announce(space: Space, row: MessageRow) {
    const frame = forcedFrame(row)
    if (!frame) {
      const user = space.users.get(row.account)
      if (user) queue.publish(topicsOf([user], 'user'), JSON.stringify(queuePush(row)))
      return
    }
    const { account } = row
    for (const one of userSockets.find({ channel: 'message', spaceId: space.id, account })) {
      one.send(frame)
    }
  }

  /** Treats open message sockets as newly opened. */
  function greet(space: Space) {
    for (const one of userSockets.find({ channel: 'message', spaceId: space.id })) {
      const user = space.userOfToken(one.token)
      if (user) message.opened(one, space, user)
    }
  }

  return (spaceId: string, event: SpaceEvent): void => {
    const { kind } = event
    if (kind === 'message') announce(spaces.get(spaceId), event.message)
    if (kind === 'reset') greet(spaces.get(spaceId))
    if (kind === 'reset' || kind === 'change') countSoon(spaceId)
    if (kind === 'session-ended') {
      const { token } = event
      for (const one of userSockets.find({ spaceId, token })) one.cut(policyViolation)
    }
  }
}

function queuePush({ id, createTime, typeCode, url, app, title }: MessageRow): QueuePush {
  return { id, createTime, typeCode, url, app, title }
}
