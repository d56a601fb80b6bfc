import { once } from 'node:events'
import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import {
  forcedMessageSchema,
  genericSocketParameter,
  unreadCountsSchema,
  unreadRequest,
} from '~contract/platform/live'
import { announce } from '../../mock-platform/data/announce'
import { messagesModel } from '../../mock-platform/data/messages'
import type { Space } from '../../mock-platform/data/space'
import { closeCodeOf, type Listener, listen } from '../support/mock-sockets'
import { mockPlatformForFile } from '../support/server-test'

const { platform, caller } = await mockPlatformForFile()

const paths = {
  message: '/service-system/ws/message',
  unread: '/service-system/ws/unread',
  generic: '/service-im/ws',
}

type Channel = keyof typeof paths

function addressOf(channel: Channel, token: string): string {
  return `${platform.url.replace('http', 'ws')}${paths[channel]}?access_token=${token}`
}

const tokenOf = (space: Space, account = 'zhangsan') => space.openSession(account)
const open = (space: Space, channel: Channel, account?: string) =>
  listen(addressOf(channel, tokenOf(space, account)))

const push = async (space: Space, body: object) =>
  (await caller.control('POST', `/spaces/${space.id}/push`, body)).body
const cut = async (space: Space, body: object) =>
  (await caller.control('POST', `/spaces/${space.id}/cut`, body)).body
const send = async (space: Space, body: object) =>
  (await caller.control('POST', `/spaces/${space.id}/messages`, body)).body

async function countsFor(space: Space, account?: string): Promise<[Listener, number]> {
  const unread = await open(space, 'unread', account)
  unread.send(unreadRequest)
  return [unread, unreadCountsSchema.parse(await unread.nextJson()).message]
}

describe('the message socket', () => {
  it('[PUSH-01] wants a token that is good', async () => {
    const space = platform.createSpace()
    await expect(listen(addressOf('message', 'tk_nobody'))).rejects.toThrow('status 401')
    const token = tokenOf(space)
    space.closeSession(token)
    await expect(listen(addressOf('message', token))).rejects.toThrow('status 401')
    await expect(listen(`${addressOf('message', token)}/`.replace('?', '/x?'))).rejects.toThrow(
      'status 404',
    )
  })

  it('[PUSH-01] gives what must be seen at once on connecting, until it is read', async () => {
    const space = platform.createSpace({ scenario: 'forced-messages' })
    const token = tokenOf(space)
    const first = await listen(addressOf('message', token))
    const messages = [
      forcedMessageSchema.parse(await first.nextJson()),
      forcedMessageSchema.parse(await first.nextJson()),
      forcedMessageSchema.parse(await first.nextJson()),
    ]
    expect(messages.map(({ model }) => model)).toEqual(['应急指挥', '干部培训', '信息安全'])
    const [duty] = messages
    expect(duty?.messageUrls[0]?.params).toEqual({ id: duty?.id, reply: '确认到岗' })

    const path = `/service-base/setmsginfo/${duty?.id}`
    expect((await caller.call(path, token, { method: 'POST' })).code).toBe(0)
    const second = await listen(addressOf('message', token))
    expect(forcedMessageSchema.parse(await second.nextJson()).model).toBe('干部培训')
  })

  it('[PUSH-01] pushes a new forced message to its user alone, and the list has it', async () => {
    const space = platform.createSpace()
    const [zhangsan, lisi] = [await open(space, 'message'), await open(space, 'message', 'lisi')]
    const forced = { model: '督查', messageUrls: [{ title: '知道了', url: '/pendCenter' }] }
    const { messages } = await send(space, { user: 'lisi', title: '督办件超期', forced })
    const pushed = forcedMessageSchema.parse(await lisi.nextJson())
    expect(pushed).toMatchObject({ id: messages[0].id, model: '督查', title: '督办件超期' })
    expect(zhangsan.heard).toEqual([])

    const query = new URLSearchParams({ eqorlike: JSON.stringify({ id: pushed.id }) })
    const list = `/service-message/setmsginfo/page/user?${query}`
    const { data } = await caller.call(list, tokenOf(space, 'lisi'))
    expect(data.rows).toMatchObject([{ id: pushed.id, title: '督办件超期', readed: 0 }])
    expect(data.rows[0]).not.toHaveProperty('forced')
  })

  it('[MSG-05] actions reply once, in time, by any method', async () => {
    const space = platform.createSpace({ scenario: 'forced-messages' })
    const token = tokenOf(space)
    const socket = await listen(addressOf('message', token))
    const duty = forcedMessageSchema.parse(await socket.nextJson())
    const training = forcedMessageSchema.parse(await socket.nextJson())
    const reply = (id: string, method: string) => {
      const fields = { id, reply: '确认到岗' }
      const [query, body] =
        method === 'POST' ? ['', JSON.stringify(fields)] : [`?${new URLSearchParams(fields)}`]
      return caller.call(`/service-system/forced/confirm${query}`, token, {
        method,
        ...(body && { body, headers: { 'Content-Type': 'application/json' } }),
      })
    }
    expect(await reply(duty.id, 'POST')).toMatchObject({ code: 0 })
    expect(await reply(duty.id, 'PUT')).toMatchObject({ code: 1, msg: /已提交过/ })
    expect(await reply(training.id, 'GET')).toMatchObject({ code: 1, msg: /截止/ })
    expect(await reply('nothing', 'DELETE')).toMatchObject({ code: 1, msg: /不存在/ })
  })
})

describe('upgrades that should not be asked for', () => {
  const oddPaths = ['//', 'http://', '/nowhere']
  it.each(oddPaths)('[SAFE-11] [KIT-04] of %s are refused and closed', async (path) => {
    const { hostname, port } = new URL(platform.url)
    const headers = { connection: 'Upgrade', upgrade: 'websocket' }
    const asked = request({ hostname, port, path, headers }).end()
    const [answer] = await once(asked, 'response')
    expect([400, 404]).toContain(answer.statusCode)
    await once(answer.resume(), 'close')
    expect((await caller.control('GET', '/scenarios')).status).toBe(200)
  })
})

describe('the unread socket', () => {
  it('[PUSH-02] answers the connect request with the counts of messages and apps', async () => {
    const space = platform.createSpace()
    const unread = await open(space, 'unread')
    unread.send({ type: 'hello' })
    unread.send(unreadRequest)
    const counts = unreadCountsSchema.parse(await unread.nextJson())
    expect(counts.message).toBe(12)
    const { data } = await caller.call(
      '/service-system/sysappuser/list?column=sort',
      tokenOf(space),
    )
    const inbox = data.userApp.find(({ code }: { code: string }) => code === 'inbox')
    expect(counts.apps.inbox).toBe(inbox.newCount)
    expect(unread.heard).toEqual([])
  })

  it('[PUSH-02] pushes new counts when something was read, or came', async () => {
    const space = platform.createSpace()
    const [unread, before] = await countsFor(space)
    const token = tokenOf(space)
    await send(space, { user: 'zhangsan', title: '一' })
    expect(await unread.nextJson()).toMatchObject({ message: before + 1 })
    await caller.call('/service-system/setmsginfo/readed', token)
    expect(await unread.nextJson()).toMatchObject({ message: 0 })

    const mail = { to: ['zhangsan'], subject: '请阅', body: '正文' }
    await caller.call('/service-mail/mail', tokenOf(space, 'lisi'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(mail),
    })
    expect(await unread.nextJson()).toMatchObject({ message: 1 })
  })

  it('[PUSH-02] says nothing if the counts stay the same', async () => {
    const space = platform.createSpace()
    const [unread] = await countsFor(space)
    await send(space, { user: 'lisi', title: '与张三无关' })
    await push(space, { channel: 'unread', payload: { message: 7 } })
    expect(await unread.nextJson()).toEqual({ message: 7 })
  })
})

it('[PUSH-03] the generic socket is named by a parameter, and answers heartbeats and frames', async () => {
  const space = platform.createSpace()
  const { data } = await caller.call(`/service-system/param/byname/${genericSocketParameter}`)
  expect(data).toBe(paths.generic)
  const generic = await open(space, 'generic')
  generic.send({ type: 'heartbeat' })
  expect(await generic.nextJson()).toEqual({ type: 'heartbeat' })
  generic.send('no JSON')
  generic.send({ type: 'chat', text: '你好' })
  expect(await generic.nextJson()).toEqual({ type: 'ack', of: 'chat' })

  const { body } = await caller.control('GET', `/spaces/${space.id}/calls?method=WS`)
  expect(body).toMatchObject([
    { path: paths.generic, status: 101, account: 'zhangsan', query: { access_token: '***' } },
    { body: 'no JSON' },
    { body: { type: 'chat', text: '你好' } },
  ])
})

describe('pushes of the control API', () => {
  it('[KIT-04] reach the sockets of their space, channel and user', async () => {
    const [space, other] = [platform.createSpace(), platform.createSpace()]
    const mine = await open(space, 'generic')
    const others = [
      await open(space, 'generic', 'lisi'),
      await open(other, 'generic'),
      await open(space, 'message'),
    ]
    const payload = { type: 'news', to: '张三' }
    const order = { channel: 'generic', user: 'zhangsan', payload }
    expect(await push(space, order)).toEqual({ delivered: 1 })
    expect(await mine.nextJson()).toEqual(payload)
    expect(await push(space, { channel: 'generic', payload })).toEqual({ delivered: 2 })
    expect(await others[0]?.nextJson()).toEqual(payload)
    expect([others[1]?.heard, others[2]?.heard]).toEqual([[], []])
  })

  it('[KIT-04] are sent as they are: half a JSON, bytes, frames of any length', async () => {
    const space = platform.createSpace()
    const generic = await open(space, 'generic')
    const order = { channel: 'generic' }
    await push(space, { ...order, payload: '{"type":' })
    expect(await generic.next()).toBe('{"type":')
    await push(space, { ...order, payload: { type: 'big' }, bytes: 300_000 })
    const big = await generic.next()
    expect(big).toHaveLength(300_000)
    expect(JSON.parse(big).type).toBe('big')
    const came = once(generic.socket, 'message')
    await push(space, { ...order, payload: 'ÿ', binary: true })
    expect(await came).toEqual([Buffer.from('ÿ'), true])
  })

  it('[KIT-04] come many times, twice each, in another order, or late', async () => {
    const space = platform.createSpace()
    const generic = await open(space, 'generic')
    const many = async (count: number) => {
      const frames: number[] = []
      while (frames.length < count) frames.push(Number(await generic.next()))
      return frames
    }
    const numbers = Array.from({ length: 30 }, (_, place) => place + 1)
    const order = { channel: 'generic', payload: '{n}', times: 30 }
    await push(space, order)
    expect(await many(30)).toEqual(numbers)
    await push(space, { ...order, reorder: true, duplicate: true })
    const mixed = await many(60)
    expect(mixed).not.toEqual([...mixed].sort((a, b) => a - b))
    expect(mixed.sort((a, b) => a - b)).toEqual(numbers.flatMap((one) => [one, one]))
    const late = { channel: 'generic', payload: 'late', delayMs: 20 }
    expect(await push(space, late)).toEqual({ delivered: 1 })
    expect(await generic.next()).toBe('late')
  })
})

describe('cut connections', () => {
  it('[KIT-04] end by a code, or without a word', async () => {
    const space = platform.createSpace()
    const [zhangsan, lisi] = [await open(space, 'message'), await open(space, 'message', 'lisi')]
    const codes = [closeCodeOf(zhangsan), closeCodeOf(lisi)]
    expect(await cut(space, { channel: 'message', user: 'zhangsan', code: 4321 })).toEqual({
      cut: 1,
    })
    expect(await cut(space, { channel: 'unread' })).toEqual({ cut: 0 })
    expect(await codes[0]).toBe(4321)
    expect(await cut(space, { channel: 'message' })).toEqual({ cut: 1 })
    expect(await codes[1]).toBe(1006)
  })

  it('[KIT-04] refuse newcomers by a status or by closing at once, until they are let in', async () => {
    const space = platform.createSpace()
    const order = { channel: 'unread', refuseMs: 600_000 }
    for (const status of [401, 302, 500]) {
      await cut(space, { ...order, status })
      await expect(open(space, 'unread')).rejects.toThrow(`status ${status}`)
    }
    await cut(space, { ...order, refuse: 'close', code: 4400 })
    expect(await closeCodeOf(await open(space, 'unread'))).toBe(4400)
    await open(space, 'message')
    await open(platform.createSpace(), 'unread')
    expect((await caller.control('DELETE', `/spaces/${space.id}/cut`)).status).toBe(204)
    await open(space, 'unread')
  })

  it('[KIT-04] leave newcomers hanging', async () => {
    const space = platform.createSpace()
    await cut(space, { channel: 'generic', refuseMs: 600_000, refuse: 'hang' })
    const hanging = open(space, 'generic').catch((error: Error) => error.message)
    const other = await open(space, 'message')
    const pong = once(other.socket, 'pong')
    other.socket.ping()
    await pong
    expect(await Promise.race([hanging, 'nothing'])).toBe('nothing')
  })

  it('[KIT-04] go half open: neither frames nor pongs, and yet they are there', async () => {
    const space = platform.createSpace()
    const [silent, loud] = [await open(space, 'generic'), await open(space, 'generic', 'lisi')]
    await cut(space, { channel: 'generic', user: 'zhangsan', halfOpen: true })
    let pongs = 0
    silent.socket.on('pong', () => {
      pongs += 1
    })
    silent.socket.ping()
    silent.send({ type: 'heartbeat' })
    await push(space, { channel: 'generic', payload: 'anyone?' })
    loud.send({ type: 'heartbeat' })
    expect([await loud.next(), await loud.nextJson()]).toEqual(['anyone?', { type: 'heartbeat' }])
    expect([silent.heard, pongs, silent.socket.readyState]).toEqual([[], 0, 1])
    silent.socket.terminate()
  })

  it('[KIT-04] miss heartbeats, and answer the next', async () => {
    const space = platform.createSpace()
    const generic = await open(space, 'generic')
    await cut(space, { channel: 'generic', missHeartbeats: 1 })
    generic.send({ type: 'heartbeat' })
    generic.send({ type: 'heartbeat' })
    generic.send({ type: 'end' })
    expect([await generic.nextJson(), await generic.nextJson()]).toEqual([
      { type: 'heartbeat' },
      { type: 'ack', of: 'end' },
    ])
  })

  it('[KIT-04] end with the session, and with the space', async () => {
    const space = platform.createSpace()
    const token = tokenOf(space)
    const first = await listen(addressOf('message', token))
    const second = await open(space, 'message')
    const ends = [closeCodeOf(first), closeCodeOf(second)]
    await caller.call('/auth/token/logout', token, { method: 'POST' })
    expect(await ends[0]).toBe(1008)
    await caller.control('DELETE', `/spaces/${space.id}`)
    expect(await ends[1]).toBe(1008)
  })
})

describe('messages of the control API', () => {
  it('[MSG-06] reach everybody of the space or of a unit, each with a message of their own', async () => {
    const space = platform.createSpace()
    const all = await send(space, { title: '第{n}条', times: 2 })
    expect(all.messages).toHaveLength(16)
    const unit = await send(space, { tenantId: 'yz-fgw', title: '发改委' })
    const accounts = unit.messages.map(({ account }: { account: string }) => account)
    expect(accounts).toEqual(['zhangsan', 'zhouba'])
    const titles = space
      .collection(messagesModel)
      .by('account', 'zhouba')
      .slice(-3)
      .map(({ title }) => title)
    expect(titles).toEqual(['第1条', '第2条', '发改委'])
  })

  it('[KIT-04] refuse what is not there, with the reason', async () => {
    const { id } = platform.createSpace()
    const refused: [string, object, number, string][] = [
      ['push', { channel: 'mail' }, 400, 'channel'],
      ['push', { channel: 'mq', user: 'nobody' }, 404, 'unknown account "nobody"'],
      ['cut', { channel: 'message', code: 1006 }, 400, 'not a code to close with'],
      ['messages', { title: 'x', tenantId: 'nowhere' }, 404, 'no user belongs to the tenant'],
      ['messages', { titel: 'x' }, 400, 'did you mean "title"?'],
    ]
    for (const [call, body, status, reason] of refused) {
      const answer = await caller.control('POST', `/spaces/${id}/${call}`, body)
      expect([answer.status, answer.body.error]).toEqual([status, expect.stringContaining(reason)])
    }
  })

  it('[KIT-03] an export keeps what must be seen at once', async () => {
    const none = { mails: 0, messages: 0, notices: 0, documents: 0 }
    const small = { extends: 'default', description: '少量数据', volumes: none }
    const { body: before } = await caller.control('POST', '/spaces', { scenario: small })
    const space = platform.space(before.id)
    const forced = { model: '督查', messageUrls: [] }
    announce(space, { account: 'lisi' }, { app: '督查', title: '请立即办理', forced })
    const { body: scenario } = await caller.control('GET', `/spaces/${space.id}/export`)
    const { body: made } = await caller.control('POST', '/spaces', { scenario })
    const socket = await open(platform.space(made.id), 'message', 'lisi')
    expect(await socket.nextJson()).toMatchObject({ title: '请立即办理' })
  })
})
