import type { MockPlatform } from '../../mock-platform/server'
import type { joinLive } from '../support/live-client'
import { callerOf } from '../support/mock-caller'

type Live = Awaited<ReturnType<typeof joinLive>>

export const channelNames = ['message', 'unread', 'generic', 'mq'] as const
export type ChannelName = (typeof channelNames)[number]

/** A push of a channel with a mark, and the marks of that channel that a window has received, in order. */
interface Channel {
  payload(mark: string): unknown
  heard(live: Live): string[]
}

/** Marks are numbers, because an unread count is nothing but a number. */
const channels: Record<ChannelName, Channel> = {
  message: {
    payload: (mark) => ({ type: 'NOTIFY_POP', id: mark, title: `提醒${mark}` }),
    heard: (live) => live.events('forced').map(({ payload }) => payload.id),
  },
  unread: {
    payload: (mark) => `{"message":${mark}}`,
    heard: (live) => live.events('unread').map(({ payload }) => String(payload.message)),
  },
  generic: {
    payload: (mark) => ({ type: 'note', n: mark }),
    heard: (live) =>
      live
        .events('generic')
        .filter(({ payload }) => payload.type === 'note')
        .map(({ payload }) => String(payload.n)),
  },
  mq: {
    payload: (mark) => ({
      id: mark,
      title: '新公文',
      typeCode: 'msgType1',
      app: '公文',
      url: '/gw',
    }),
    heard: (live) => live.events('message').map(({ payload }) => payload.id),
  },
}

export const heardOf = (live: Live, channel: ChannelName) => channels[channel].heard(live)

/** What a test makes the platform do to a user's sockets in a space. */
export function ordersFor(mock: MockPlatform, spaceId: string) {
  const { control } = callerOf(mock)
  const order = (call: string, body: object) => control('POST', `/spaces/${spaceId}/${call}`, body)
  return {
    /** Gives how many sockets it reached; `{n}` in the mark counts. */
    async push(channel: ChannelName, mark: string, times = 1): Promise<number> {
      const payload = channels[channel].payload(mark)
      const to = channel === 'mq' ? { to: 'user' } : {}
      const body = { channel, user: 'zhangsan', payload, times, ...to }
      return (await order('push', body)).body.delivered ?? 0
    },
    /** Frames that no schema accepts. */
    async pushNonsense(channel: ChannelName, times: number) {
      const body = { channel, user: 'zhangsan', payload: '{"type":', times }
      await order('push', channel === 'mq' ? { ...body, to: 'user' } : body)
    },
    cut: (channel: ChannelName, how: object = {}) => order('cut', { channel, ...how }),
    admit: () => control('DELETE', `/spaces/${spaceId}/cut`),
  }
}
