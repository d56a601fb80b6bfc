import mqtt, { type MqttClient } from 'mqtt'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { queueChannels } from '~contract/platform/live'
import { programPath } from '../../scripts/debian-program.mjs'
import { createHttpClient } from '../support/http-client'
import { joinLive, signedInClient } from '../support/live-client'
import { type LivePlatform, startLivePlatform } from '../support/live-platform'
import { type Mosquitto, startMosquitto } from '../support/mosquitto'
import { type Stack, startStack } from '../support/stack'

const program = programPath('mosquitto')
if (!program)
  process.stdout.write('skipped: no mosquitto on this machine (apt-get install mosquitto)\n')

const push = (id: string | number, more: object = {}) => ({
  id,
  createTime: '9999-12-31 23:59:59',
  typeCode: 'msgType1',
  app: '公文',
  title: `公文${id}`,
  url: '/gw/detail?id=1',
  ...more,
})

describe.skipIf(!program).each(['tcp', 'ws'] as const)('a Mosquitto broker by %s', (way) => {
  let broker: Mosquitto
  let platform: LivePlatform
  let stack: Stack
  let publisher: MqttClient
  const windows: Awaited<ReturnType<typeof joinLive>>[] = []

  beforeAll(async () => {
    broker = await startMosquitto(program ?? '')
    platform = await startLivePlatform()
    const env = { PLATFORM_URL: platform.url, MQTT_URL: broker[way] }
    stack = await startStack(env, undefined, { retry: 50, sweep: 20, grace: 50 })
    publisher = await mqtt.connectAsync(broker.tcp, { reconnectPeriod: 50 })
  })
  afterEach(() => {
    for (const { socket } of windows.splice(0)) socket.terminate()
  })
  afterAll(async () => {
    await publisher.endAsync(true)
    await stack.close()
    await platform.close()
    await broker.close()
  })

  const metrics = async () => (await createHttpClient(stack.portal.url).get('/metrics')).text
  const isOpen = async () => (await metrics()).includes('{kind="queue",state="open"} 1')
  async function join(account: string) {
    await expect.poll(isOpen, { timeout: 5_000 }).toBe(true)
    const live = await joinLive(stack.portal.url, await signedInClient(stack.portal.url, account))
    windows.push(live)
    return { live, titles: () => live.events('message').map(({ payload }) => payload.title) }
  }
  const channelsOf = (account: string) =>
    queueChannels({ tenantId: 't-1', orgId: 'd-1', userId: `u-${account}` })
  const say = (channel: string | undefined, payload: unknown, retain = false) =>
    publisher.publishAsync(
      channel ?? '',
      typeof payload === 'string' ? payload : JSON.stringify(payload),
      { qos: 1, retain },
    )

  it("[PUSH-04] tells what comes on the tenant's, the department's and a user's channel, once", async () => {
    const one = await join('lisi')
    const two = await join('wangwu')
    const [tenant, department, own] = channelsOf('lisi')
    await say(tenant, push(1))
    await say(department, push(2))
    await say(own, push(3, { url: 'javascript:alert(1)' }))
    await say(tenant, push(3))
    await say(tenant, push('end'))
    await expect.poll(one.titles).toEqual(['公文1', '公文2', '公文3', '公文end'])
    await expect.poll(two.titles).toEqual(['公文1', '公文2', '公文3', '公文end'])
    expect(one.live.events('message').map(({ payload }) => payload)).toMatchObject([
      { id: '1', link: '/gw/detail?id=1', typeCode: 'msgType1', time: '9999-12-31 23:59:59' },
      { id: '2' },
      { id: '3', link: '' },
      { id: 'end' },
    ])
    // The same event has the same offset for all windows.
    expect(two.live.events('message')[0]?.offset).toBe(one.live.events('message')[0]?.offset)
  })

  it('[PUSH-04] passes on nothing that does not fit, nor what was kept from before', async () => {
    const [, , own] = channelsOf('zhaoliu')
    await say(own, push('kept'), true)
    const { titles } = await join('zhaoliu')
    for (const bad of ['', '{"id":1', '[]', '{}', push(1, { title: 7 })]) await say(own, bad)
    // After such a long message, Mosquitto 2.0.11 sends nothing more over WebSocket.
    if (way === 'tcp') await say(own, push('long', { app: 'x'.repeat(300_000) }))
    await say(own, push('good'))
    await expect.poll(titles).toEqual(['公文good'])
    await say(own, '', true)
  })

  it('[PUSH-04] that was away is found again; windows hear that they may have missed something', async () => {
    const { live, titles } = await join('qianqi')
    await broker.stop()
    await expect.poll(metrics).toContain('{kind="queue",state="away"} 1')
    await broker.start()
    await expect.poll(() => live.events('stale'), { timeout: 10_000 }).not.toHaveLength(0)
    await expect.poll(() => publisher.connected).toBe(true)
    await say(channelsOf('qianqi')[2], push('again'))
    await expect.poll(titles).toEqual(['公文again'])
  })

  it('[PUSH-04] does not hold up windows while it is away', async () => {
    await broker.stop()
    await expect.poll(metrics).toContain('{kind="queue",state="away"} 1')
    const live = await joinLive(stack.portal.url, await signedInClient(stack.portal.url, 'sunba'))
    windows.push(live)
    await broker.start()
    await expect.poll(() => live.events('stale'), { timeout: 10_000 }).not.toHaveLength(0)
    await expect.poll(() => publisher.connected).toBe(true)
    await say(channelsOf('sunba')[1], push('here'))
    await expect.poll(() => live.events('message')).toHaveLength(1)
  })

  it('[SAFE-08] never has its password in the log', () => {
    expect(stack.logLines.join('')).not.toContain('portal-secret')
  })
})
