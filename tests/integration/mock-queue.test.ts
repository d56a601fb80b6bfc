import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'
import { afterEach, describe, expect, it } from 'vitest'
import { queueChannels, queuePushSchema } from '~contract/platform/live'
import type { Space } from '../../mock-platform/data/space'
import { listen } from '../support/mock-sockets'
import { mockPlatformForFile } from '../support/server-test'

const { platform, caller } = await mockPlatformForFile()
const clients: MqttClient[] = []
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.endAsync(true)))
})

/** Connects once, as the portal does. */
function connect(url = platform.mqttUrl, options: IClientOptions = {}): Promise<MqttClient> {
  return mqtt.connectAsync(url, {
    username: 'portal',
    password: 'portal-secret',
    reconnectPeriod: 0,
    ...options,
  })
}

const closeOf = (client: MqttClient) =>
  new Promise<void>((resolve) => client.once('close', () => resolve()))

/** A client on a user's channels, with the messages that it receives. */
async function listenAs(space: Space, account: string, url?: string) {
  const client = await connect(url)
  clients.push(client)
  const user = space.users.get(account)
  if (!user) throw new Error(`no user is called ${account}`)
  const heard: [string, string][] = []
  const waiting: (() => void)[] = []
  client.on('message', (topic, payload) => {
    heard.push([topic, payload.toString()])
    waiting.shift()?.()
  })
  await client.subscribeAsync(queueChannels(user), { qos: 1 })
  return {
    client,
    topics: queueChannels(user),
    heard,
    async next(): Promise<[string, string]> {
      if (heard.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
      return heard.shift() as [string, string]
    },
  }
}

const control = async (space: Space, call: string, body: object) =>
  (await caller.control('POST', `/spaces/${space.id}/${call}`, body)).body

const brokers = ['mqttUrl', 'mqttTcpUrl'] as const

describe('the message queue', () => {
  it.each(brokers)('[PUSH-04] tells a user of a new message by %s', async (url) => {
    const space = platform.createSpace()
    const zhangsan = await listenAs(space, 'zhangsan', platform[url])
    const lisi = await listenAs(space, 'lisi', platform[url])
    const sent = { user: 'zhangsan', title: '新公文', app: '公文', url: '/gw', content: '<p>x</p>' }
    const { messages } = await control(space, 'messages', sent)
    const [topic, text] = await zhangsan.next()
    expect(topic).toBe(zhangsan.topics.at(-1))
    const push = queuePushSchema.parse(JSON.parse(text))
    expect(push).toMatchObject({ id: messages[0].id, title: '新公文', app: '公文', url: '/gw' })
    expect(JSON.parse(text)).not.toHaveProperty('content')
    expect(lisi.heard).toEqual([])
  })

  it('[PUSH-04] tells tenants, departments and users on their own channels, within their space', async () => {
    const [space, other] = [platform.createSpace(), platform.createSpace()]
    const zhangsan = await listenAs(space, 'zhangsan')
    const elsewhere = await listenAs(other, 'zhangsan')
    const payload = { id: '{n}', title: '{n}' }
    for (const to of ['tenant', 'department', 'user']) {
      const order = { channel: 'mq', user: 'zhangsan', to, payload }
      expect(await control(space, 'push', order)).toEqual({ delivered: 1 })
      const place = ['tenant', 'department', 'user'].indexOf(to)
      expect(await zhangsan.next()).toEqual([zhangsan.topics[place], '{"id":"1","title":"1"}'])
    }
    await control(space, 'push', { channel: 'mq', payload: 'half{', times: 3 })
    const toAll = await Promise.all([zhangsan.next(), zhangsan.next(), zhangsan.next()])
    expect(toAll).toEqual(Array.from({ length: 3 }, () => [zhangsan.topics[0], 'half{']))
    expect(elsewhere.heard).toEqual([])
    expect(await control(space, 'push', { channel: 'mq', user: 'lisi' })).toEqual({ delivered: 0 })
  })

  it('[PUSH-04] many pushes keep their order', async () => {
    const space = platform.createSpace()
    const zhangsan = await listenAs(space, 'zhangsan')
    await control(space, 'push', { channel: 'mq', user: 'zhangsan', payload: '{n}', times: 200 })
    const texts: string[] = []
    while (texts.length < 200) texts.push((await zhangsan.next())[1])
    expect(texts).toEqual(texts.map((_, place) => String(place + 1)))
  })

  it('[PUSH-04] lets in the portal alone', async () => {
    const wrong = { password: 'guessed' }
    for (const url of [platform.mqttUrl, platform.mqttTcpUrl]) {
      await expect(connect(url, wrong)).rejects.toMatchObject({ code: 4 })
    }
    const response = await fetch(platform.mqttUrl.replace('ws', 'http'))
    expect(response.status).toBe(404)
  })

  it('[PUSH-04] is for listening only, and to named channels only', async () => {
    const space = platform.createSpace()
    const zhangsan = await listenAs(space, 'zhangsan')
    for (const topic of ['portal/#', 'portal/user/+', '#', '$SYS/#', 'other/user/x']) {
      const refused = zhangsan.client.subscribeAsync(topic)
      await expect(refused).rejects.toThrow()
    }
    const intruder = await connect()
    clients.push(intruder)
    const closed = closeOf(intruder)
    intruder.publish(zhangsan.topics.at(-1) ?? '', '{"title":"forged"}')
    await closed
    await control(space, 'push', { channel: 'mq', user: 'zhangsan', payload: 'genuine' })
    expect((await zhangsan.next())[1]).toBe('genuine')
  })

  it('[PUSH-04] the journal knows who listens to what', async () => {
    const space = platform.createSpace()
    const { topics } = await listenAs(space, 'zhangsan')
    const { body } = await caller.control('GET', `/spaces/${space.id}/calls?method=WS`)
    expect(body.map((entry: { body: unknown }) => entry.body)).toEqual(
      topics.map((subscribe) => ({ subscribe })),
    )
  })
})

describe('a cut queue', () => {
  it('[KIT-04] ends its connections, and refuses newcomers until they are let in', async () => {
    const space = platform.createSpace()
    const zhangsan = await listenAs(space, 'zhangsan')
    const lisi = await listenAs(space, 'lisi', platform.mqttTcpUrl)
    const closed = [closeOf(zhangsan.client), closeOf(lisi.client)]
    const order = { channel: 'mq', refuseMs: 600_000, status: 401 }
    expect(await control(space, 'cut', order)).toEqual({ cut: 2 })
    await Promise.all(closed)
    await expect(listen(platform.mqttUrl, 'mqtt')).rejects.toThrow('status 401')
    await expect(connect(platform.mqttTcpUrl)).rejects.toMatchObject({ code: 5 })
    await caller.control('DELETE', `/spaces/${space.id}/cut`)
    clients.push(await connect(), await connect(platform.mqttTcpUrl))
  })

  it.each(brokers)('[KIT-04] goes half open: %s stays, and is dead', async (url) => {
    const space = platform.createSpace()
    const zhangsan = await listenAs(space, 'zhangsan', platform[url])
    const lisi = await listenAs(space, 'lisi', platform[url])
    expect(
      await control(space, 'cut', { channel: 'mq', user: 'zhangsan', halfOpen: true }),
    ).toEqual({ cut: 1 })
    await control(space, 'push', { channel: 'mq', to: 'user', payload: 'anyone?' })
    expect((await lisi.next())[1]).toBe('anyone?')
    expect([zhangsan.heard, zhangsan.client.connected]).toEqual([[], true])
  })

  it('[KIT-04] what is pushed while a lasting session is away waits for it', async () => {
    const space = platform.createSpace()
    const user = space.users.get('zhangsan')
    if (!user) throw new Error('no user is called zhangsan')
    const lasting = { clean: false, clientId: 'portal-lasting' }
    const first = await connect(undefined, lasting)
    await first.subscribeAsync(queueChannels(user), { qos: 1 })
    await first.endAsync()
    await control(space, 'messages', { user: 'zhangsan', title: '不在时' })
    const again = mqtt.connect(platform.mqttUrl, {
      ...lasting,
      username: 'portal',
      password: 'portal-secret',
    })
    clients.push(again)
    const text = await new Promise<string>((resolve) => {
      again.once('message', (_topic, payload) => resolve(payload.toString()))
    })
    expect(JSON.parse(text)).toMatchObject({ title: '不在时' })
  })
})
