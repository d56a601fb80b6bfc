import { afterEach, describe, expect, it } from 'vitest'
import type { Space } from '../../mock-platform/data/space'
import { joinLive, signedInClient } from '../support/live-client'
import { callerOf } from '../support/mock-caller'
import { stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const stack = await stackForFile({}, undefined, { retry: 20 })
let live: Awaited<ReturnType<typeof joinLive>>
afterEach(() => live.socket.terminate())

/** 张三 of a space of their own, with a window; returns the space. */
async function zhangsan() {
  const { space, account } = openSpace(stack)
  const client = await signedInClient(stack.portal.url, account('zhangsan'))
  live = await joinLive(stack.portal.url, client)
  return space
}
const control = (space: Space, call: string, body: object) =>
  callerOf(stack.mock).control('POST', `/spaces/${space.id}/${call}`, body)
const push = (space: Space, order: object) => control(space, 'push', { user: 'zhangsan', ...order })

describe('what the mock platform pushes', () => {
  it('[PUSH-01] [PUSH-03] [PUSH-04] reaches the user’s window, whatever the channel', async () => {
    const space = await zhangsan()
    const forced = { type: 'NOTIFY_POP', id: 'f1', title: '请立即处理', content: '<b>急</b>' }
    await push(space, { channel: 'message', payload: forced })
    await push(space, { channel: 'generic', payload: { type: 'meeting', room: 3 } })
    const message = { id: 'm1', title: '新公文', typeCode: 'msgType1', app: '公文', url: '/gw/1' }
    for (const to of ['user', 'department', 'tenant']) {
      await push(space, { channel: 'mq', to, payload: { ...message, id: to } })
    }
    await expect.poll(() => live.events('forced')).toMatchObject([{ payload: { id: 'f1' } }])
    await expect
      .poll(() => live.events('generic'))
      .toContainEqual(expect.objectContaining({ payload: { type: 'meeting', room: 3 } }))
    const ids = () => live.events('message').map(({ payload }) => payload.id)
    await expect.poll(ids).toEqual(['user', 'department', 'tenant'])
  })

  it('[PUSH-02] the unread socket tells the counts by itself', async () => {
    await zhangsan()
    await expect.poll(() => live.events('unread')).not.toHaveLength(0)
    expect(live.events('unread')[0]?.payload.message).toBeGreaterThan(0)
  })

  const sockets = ['message', 'unread', 'generic']
  it.each(sockets)('[PUSH-05] the %s socket is back after a cut', async (channel) => {
    const space = await zhangsan()
    await control(space, 'cut', { channel })
    await expect.poll(() => live.events('stale')).not.toHaveLength(0)
  })
})
