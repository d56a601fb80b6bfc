import { expect, it } from 'vitest'
import { joinLive, signedInClient } from '../support/live-client'
import { callerOf } from '../support/mock-caller'
import { stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const stack = await stackForFile()

it('[PUSH-01] [PUSH-02] [PUSH-03] [PUSH-04] [PUSH-05] all that the mock platform says reaches the window, in one space', async () => {
  const { space, account } = openSpace(stack)
  const window = async (login: string) =>
    joinLive(stack.portal.url, await signedInClient(stack.portal.url, login))
  const mine = await window(account('zhangsan'))
  const elsewhere = await window(openSpace(stack).account('zhangsan'))
  const { control } = callerOf(stack.mock)
  const listeners = async (channel: string) => {
    const order = { channel, payload: { type: 'hello' } }
    return (await control('POST', `/spaces/${space.id}/push`, order)).body.delivered
  }
  for (const channel of ['message', 'unread', 'generic', 'mq']) {
    await expect
      .poll(() => listeners(channel), { message: channel, timeout: 12_000 })
      .toBeGreaterThan(0)
  }

  const send = (message: object) =>
    control('POST', `/spaces/${space.id}/messages`, { user: 'zhangsan', ...message })
  const { body: plain } = await send({ title: '新公文', app: '公文', url: '/gw' })
  const { body: forced } = await send({ title: '立即到岗', forced: { model: '应急' } })
  mine.say({ t: 'send', data: { type: 'chat' } })

  const ids = (kind: 'message' | 'forced') => mine.events(kind).map(({ payload }) => payload.id)
  await expect.poll(() => ids('message')).toContain(plain.messages[0].id)
  await expect.poll(() => ids('forced')).toContain(forced.messages[0].id)
  await expect.poll(() => mine.events('unread').at(-1)?.payload.message).toBe(14)
  await expect
    .poll(() => mine.events('generic').map(({ payload }) => payload))
    .toContainEqual({ type: 'ack', of: 'chat' })
  expect(elsewhere.events('message')).toEqual([])
  expect(elsewhere.events('forced')).toEqual([])
  mine.socket.terminate()
  elsewhere.socket.terminate()
})
