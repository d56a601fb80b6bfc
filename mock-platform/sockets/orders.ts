import type { Space } from '../data/space'
import type { User } from '../data/users'
import { type SocketChannel, socketChannels } from './connection'
import type { Peer } from './peer'
import { type Frame, type FrameOrder, framesOf } from './push'
import type { Queue } from './queue'
import type { Refusal, Refusals } from './refusals'
import { type Audience, topicsIn, topicsOf } from './topics'
import type { UserSockets } from './user-sockets'

/** `mq` is the message queue. */
export const anyChannels = [...socketChannels, 'mq'] as const

type AnyChannel = (typeof anyChannels)[number]

interface Target {
  channel: AnyChannel
  /** Absent = all users of the space. */
  user?: User | undefined
}

/** A push that tests and testers order. */
interface PushOrder extends Target, FrameOrder {
  /** For mq; absent = the user's own channel or, without a user, the channels of all tenants. */
  to?: Audience | undefined
  delayMs?: number | undefined
}

/** A cut that tests and testers order; without options the connection is closed. */
interface CutOrder extends Target {
  /** The close code. */
  code?: number | undefined
  /** Sockets stay open, but nothing is sent or received any more. */
  halfOpen?: boolean | undefined
  /** Sockets stay open, but this many heartbeats are left unanswered. */
  missHeartbeats?: number | undefined
  /** New connections are refused for this long. */
  refuseMs?: number | undefined
  refusal: Refusal
}

export interface Orders {
  /** Returns the number of sockets, or of the queue's subscribers. */
  push(space: Space, order: PushOrder): number
  /** Returns the number of connections cut. */
  cut(space: Space, order: CutOrder): number
  /** Accepts new connections again. */
  admit(space: Space): void
  /** One entry for each open socket. */
  holders(space: Space): { channel: SocketChannel; account: string }[]
}

/** Clients of the queue do not belong to a space. */
export function refusalKey({ id }: Space, channel: AnyChannel): string {
  return channel === 'mq' ? channel : `${channel} ${id}`
}

export function createOrders(userSockets: UserSockets, queue: Queue, refusals: Refusals): Orders {
  const socketsOf = (space: Space, channel: SocketChannel, user?: User) =>
    userSockets.find({ channel, spaceId: space.id, account: user?.account })

  function deliver(space: Space, { channel, user, to }: PushOrder, frames: Frame[]): number {
    if (channel !== 'mq') {
      const sockets = socketsOf(space, channel, user)
      for (const socket of sockets) for (const frame of frames) socket.send(frame)
      return sockets.length
    }
    const topics = topicsOf(user ? [user] : space.users.all(), to ?? (user ? 'user' : 'tenant'))
    for (const frame of frames) queue.publish(topics, frame)
    return queue.listeners(topics).length
  }

  function peersOf(space: Space, { channel, user }: Target): Peer[] {
    if (channel !== 'mq') return socketsOf(space, channel, user)
    return queue.listeners(user ? topicsOf([user], 'user') : topicsIn(space))
  }

  return {
    push(space, order) {
      const frames = framesOf(order, space.random)
      if (!order.delayMs) return deliver(space, order, frames)
      setTimeout(deliver, order.delayMs, space, order, frames).unref()
      return deliver(space, order, [])
    },
    cut(space, order) {
      const { code, halfOpen, missHeartbeats = 0, refuseMs, refusal } = order
      if (refuseMs) refusals.set(refusalKey(space, order.channel), refusal, refuseMs)
      const peers = peersOf(space, order)
      for (const peer of peers) {
        peer.unanswered += missHeartbeats
        if (halfOpen) peer.goSilent()
        else if (missHeartbeats === 0) peer.cut(code)
      }
      return peers.length
    },
    holders: ({ id }) =>
      userSockets.find({ spaceId: id }).map(({ channel, account }) => ({ channel, account })),
    admit(space) {
      for (const channel of anyChannels) refusals.lift(refusalKey(space, channel))
    },
  }
}
