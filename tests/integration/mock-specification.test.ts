import mqtt from 'mqtt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '~contract/platform/endpoint'
import {
  forcedMessageSchema,
  genericFrameSchema,
  genericHeartbeat,
  queueChannels,
  queuePushSchema,
  unreadCountsSchema,
  unreadRequest,
} from '~contract/platform/live'
import { defaultServicePrefixes, serviceNames } from '~contract/platform/services'
import { homeLayoutsModel } from '../../mock-platform/data/home-layouts'
import { prepareLibrary } from '../../mock-platform/data/library-search'
import { messagesModel } from '../../mock-platform/data/messages'
import { servicePrefixes } from '../../mock-platform/http/service-prefixes'
import { createMockPlatform, type MockPlatform } from '../../mock-platform/server'
import { listen } from '../support/mock-sockets'
import { type Around, type SpecifiedCall, specifiedCalls } from '../support/specified-calls'

/** Checks the platform against section 7 of the specification, line by line. */
let platform: MockPlatform
beforeAll(async () => {
  platform = await createMockPlatform({ port: 0, quiet: true })
  for (const library of ['unit', 'public'] as const) await prepareLibrary(platform.space(), library)
}, 60_000)
afterAll(() => platform.close())

const client = `Basic ${Buffer.from('portal:portal-secret').toString('base64')}`

function around(token: string): Around {
  const space = platform.space()
  const zhangsan = space.users.get('zhangsan')
  const tenant = zhangsan?.tenants.find(({ tenantId }) => tenantId !== zhangsan.tenantId)
  const [message] = space.collection(messagesModel).by('account', 'zhangsan')
  const [layout] = space.collection(homeLayoutsModel).all()
  if (!zhangsan || !tenant?.userId || !message || !layout)
    throw new Error('the default scenario lacks something')
  return {
    token,
    otherTenant: { tenantId: tenant.tenantId, userId: tenant.userId },
    messageId: message.id,
    layout: { id: layout.id, type: String(layout.layoutType) },
    handedOver: space.handOvers.issue({
      type: 'portal',
      account: 'zhangsan',
      tenantId: zhangsan.tenantId,
    }),
  }
}

/** The call as HTTP, built from the contract's description of it. */
function requestOf(call: SpecifiedCall): [url: string, init: RequestInit] {
  const { method, service, path, auth, bodyKind } = call.endpoint
  const token = platform.space().openSession(call.account ?? 'zhangsan')
  const given = around(token)
  const params = call.params?.(given) ?? {}
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const query = call.query ? `?${call.query(given)}` : ''
  const body = call.body?.(given)
  const sent = bodyKind === 'form' ? new URLSearchParams(body as never) : JSON.stringify(body)
  return [
    platform.url + defaultServicePrefixes[service] + filled + query,
    {
      method,
      headers: { Authorization: auth === 'client' ? client : `Bearer ${token}` },
      ...(body !== undefined && { body: sent }),
    },
  ]
}

const writtenOf = ({ method, service, path }: Endpoint) =>
  `${method} ${service === 'documentSearch' ? '/api' : `{${service}}`}${path}`

describe('a call of the specification', () => {
  const named = specifiedCalls.map((call) => [call.written, call] as const)

  it.each(named)('[MOCK-01] %s', async (_, call) => {
    const { endpoint, code = 0 } = call
    const placeless = (text: string) => text.replace(/\{\w+\}$|\{\w+\}(?=\/)|:\w+/g, '…')
    expect(placeless(writtenOf(endpoint))).toBe(placeless(call.written))

    const response = await fetch(...requestOf(call))
    expect(response.status).toBe(200)
    if (endpoint.answerKind === 'file') {
      expect((await response.arrayBuffer()).byteLength).toBe(4096)
      return
    }
    const envelope = (await response.json()) as { code: number; msg: string; data: unknown }
    expect(envelope.code, envelope.msg).toBe(code)
    expect(endpoint.answer.safeParse(envelope.data).error).toBeUndefined()
    expect(platform.coverage.report().endpoints[endpoint.name]).toBeGreaterThan(0)
  })

  it('[MOCK-01] refuses a caller without a token, wherever one is asked for', async () => {
    for (const call of specifiedCalls.filter(({ endpoint }) => endpoint.auth === 'token')) {
      const [url, init] = requestOf(call)
      expect((await fetch(url, { ...init, headers: {} })).status, call.written).toBe(401)
    }
  })
})

describe('a socket of the specification', () => {
  const open = (path: string) => {
    const token = platform.space().openSession('zhangsan')
    return listen(`${platform.url.replace('http', 'ws')}${path}?access_token=${token}`)
  }

  it('[MOCK-01] the message socket pushes what must be seen at once', async () => {
    const space = platform.createSpace({ scenario: 'forced-messages' })
    const path = `/service-system/ws/message?access_token=${space.openSession('zhangsan')}`
    const socket = await listen(platform.url.replace('http', 'ws') + path)
    expect(forcedMessageSchema.parse(await socket.nextJson())).toMatchObject({ type: 'NOTIFY_POP' })
    socket.socket.close()
  })

  it('[MOCK-01] the unread socket answers a connect request by the counts', async () => {
    const socket = await open('/service-system/ws/unread')
    socket.send(unreadRequest)
    expect(unreadCountsSchema.parse(await socket.nextJson()).message).toBeGreaterThan(0)
    socket.socket.close()
  })

  it('[MOCK-01] the generic socket exchanges JSON with a type, heartbeats among it', async () => {
    const socket = await open('/service-im/ws')
    socket.send(genericHeartbeat)
    expect(genericFrameSchema.parse(await socket.nextJson())).toMatchObject(genericHeartbeat)
    socket.send({ type: 'typing' })
    expect(genericFrameSchema.parse(await socket.nextJson())).toMatchObject({ type: 'ack' })
    socket.socket.close()
  })

  it('[MOCK-01] the message queue brings new messages to tenant, department and user', async () => {
    const login = { username: 'portal', password: 'portal-secret', reconnectPeriod: 0 }
    const queue = await mqtt.connectAsync(platform.mqttUrl, login)
    const user = platform.space().users.get('zhangsan')
    if (!user) throw new Error('zhangsan is missing')
    await queue.subscribeAsync(queueChannels(user), { qos: 1 })
    const heard = new Promise<unknown>((resolve) =>
      queue.once('message', (_, payload) => resolve(JSON.parse(payload.toString()))),
    )
    await fetch(`${platform.url}/__mock/spaces/main/messages`, {
      method: 'POST',
      body: JSON.stringify({ user: 'zhangsan', title: '请签收' }),
    })
    expect(queuePushSchema.parse(await heard)).toMatchObject({ title: '请签收' })
    await queue.endAsync()
  })

  it('[MOCK-01] each has been used by these tests, and there is no other', () => {
    const { sockets } = platform.coverage.report()
    expect(Object.keys(sockets).sort()).toEqual(['generic', 'message', 'mq', 'unread'])
    expect(Object.values(sockets).every((count) => count > 0)).toBe(true)
  })
})

describe('a service of the specification', () => {
  const named = [
    ...['file', 'admin', 'system', 'message', 'portal', 'integrate', 'notify', 'mail', 'gateway'],
    ...['folder', 'addressBook', 'meeting', 'workbook', 'document', 'fileCentre', 'approvalCentre'],
    ...['governmentMeeting', 'documentSearch', 'instantMessaging', 'archives'],
  ]

  it.each(named)('[MOCK-01] %s has a prefix that can be set', (name) => {
    expect(serviceNames).toContain(name)
    expect(servicePrefixes(`${name}=/elsewhere`)).toMatchObject({ [name]: '/elsewhere' })
  })
})
