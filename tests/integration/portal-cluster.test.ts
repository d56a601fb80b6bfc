import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import mqtt from 'mqtt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { LiveClient } from '~/live/live-client'
import { queueChannels } from '~contract/platform/live'
import type { UserTenantKey } from '~contract/portal/user-tenant'
import { announce } from '../../mock-platform/data/announce'
import type { Space } from '../../mock-platform/data/space'
import { programPath } from '../../scripts/debian-program.mjs'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { cookiesOf } from '../support/live-client'
import { type Mosquitto, startMosquitto } from '../support/mosquitto'
import { siteHost, siteUrl, startNginx } from '../support/nginx'
import { ownFolder, type PortalProcess, startPortalProcess } from '../support/portal-process'
import { freePort } from '../support/ports'
import { type RedisServer, startRedis } from '../support/redis'
import { openSpace, type Stack, startStack } from '../support/stack'

const programs = {
  mosquitto: programPath('mosquitto'),
  nginx: programPath('nginx'),
  openssl: programPath('openssl'),
  redis: programPath('redis-server'),
}
const complete = Object.values(programs).every(Boolean)
if (!complete)
  process.stdout.write(
    'skipped: a cluster needs apt-get install nginx-light openssl redis-server mosquitto\n',
  )

describe.skipIf(!complete)('two portal processes behind nginx, with Mosquitto and Redis', () => {
  let redis: RedisServer
  let broker: Mosquitto
  /** Only its mock platform is used. */
  let stack: Stack
  let bridge: Awaited<ReturnType<typeof bridgeQueues>>
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let portals: PortalProcess[]
  let env: Record<string, string>

  beforeAll(async () => {
    redis = await startRedis(programs.redis ?? '')
    broker = await startMosquitto(programs.mosquitto ?? '')
    stack = await startStack()
    bridge = await bridgeQueues(stack.mock.mqttTcpUrl, broker.tcp)
    const ports = [await freePort(), await freePort()] as const
    nginx = await startNginx(programs.nginx ?? '', ports)
    env = {
      PLATFORM_URL: stack.mock.url,
      MQTT_URL: broker.tcp,
      REDIS_URL: redis.url,
      PUBLIC_URL: siteUrl,
      // The mock platform accepts only the published credential.
      DEMONSTRATION: '1',
      TRUSTED_PROXIES: '1',
    }
    portals = await Promise.all(
      ports.map((port) => startPortalProcess({ ...env, PORT: String(port) })),
    )
  }, 60_000)
  afterAll(async () => {
    await Promise.all(portals?.map((portal) => portal.end('SIGKILL')) ?? [])
    await nginx.close()
    await bridge.close()
    await stack.close()
    await broker.close()
    await redis.stop()
  })

  /** A browser at nginx, or directly at one of the processes, with the host name that users have. */
  const browser = (url = nginx.url) => createHttpClient(url, { host: siteHost })
  const isIn = async (client: HttpClient) => (await client.get('/session/resumed')).status === 200
  async function signedIn(login: string) {
    const client = browser()
    expect((await client.signIn(login)).status).toBe(302)
    return client
  }
  async function holdsSocket({ url }: PortalProcess) {
    const { text } = await createHttpClient(url).get('/metrics')
    return /^portal_live_sockets [1-9]/m.test(text)
  }

  it('[HOLD-08] [HOLD-05] one is killed: its users stay signed in, their sockets are back within 10 s, and no message is lost', async () => {
    const { space, account } = openSpace(stack)
    await bridge.open(space, 'lisi')
    const client = await signedIn(account('lisi'))
    const known = new Set<string>()
    const starts: boolean[] = []
    /** What a page requests after a notice that it may have missed something. */
    const ask = async () => {
      const { text } = await client.get('/messages/unread')
      for (const { id } of JSON.parse(text).rows) known.add(id)
    }
    const live = new LiveClient({
      connect: () =>
        new WebSocket(`${nginx.url.replace('http', 'ws')}/live`, {
          headers: { cookie: cookiesOf(client), origin: siteUrl, host: siteHost },
          rejectUnauthorized: false,
        }),
      userTenant: '' as UserTenantKey,
      position: null,
      sessionEnded: async () => {},
      onAway() {},
      onLive(_, resumed) {
        starts.push(resumed)
        if (!resumed) void ask()
      },
      onEvent(event) {
        if (event.kind === 'message') known.add(event.payload.id)
        if (event.kind === 'stale') void ask()
      },
    })
    live.start()
    await expect.poll(() => starts.length).toBe(1)
    const sent: string[] = []
    const say = (count: number) => {
      const user = { account: 'lisi' }
      for (let n = 0; n < count; n += 1) {
        sent.push(announce(space, user, { app: '公文', title: `公文${sent.length}` }).id)
      }
    }
    say(10)
    await expect.poll(() => sent.filter((id) => !known.has(id))).toEqual([])

    const holder = (await holdsSocket(portals[0] as PortalProcess)) ? 0 : 1
    const [killed, other] = [portals[holder], portals[1 - holder]]
    if (!killed || !other) throw new Error('two portals')
    expect(await killed.end('SIGKILL')).toBe('SIGKILL')
    say(10)
    for (let count = 0; count < 6; count += 1) expect(await isIn(client)).toBe(true)
    await expect.poll(() => starts.length, { timeout: 10_000 }).toBe(2)
    say(10)
    await expect.poll(() => sent.filter((id) => !known.has(id))).toEqual([])
    expect(await holdsSocket(other)).toBe(true)
    live.stop()

    portals[holder] = await startPortalProcess({ ...env, PORT: killed.port })
    expect(await isIn(client)).toBe(true)
  }, 60_000)

  it('[HOLD-08] [SAFE-04] an account is locked by five mistakes, whichever process they came to', async () => {
    const name = openSpace(stack).account('lisi')
    const statuses = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await browser().signIn(name, { password: 'wrong-canary-80' })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429])
    for (const { url } of portals) {
      expect((await browser(url).signIn(name)).status).toBe(429)
    }
  })

  it('[HOLD-08] a user who signs out is signed out at both', async () => {
    const { space, account } = openSpace(stack)
    space.faults.add({ path: '/auth/token/logout', kind: 'reset' })
    const client = await signedIn(account('lisi'))
    const name = '__Host-portal'
    const cookie = client.jar.get(name) ?? ''
    await client.post('/logout', {}, { origin: siteUrl })
    for (const { url } of portals) {
      const copy = browser(url)
      await expect
        .poll(() => {
          copy.jar.set(name, cookie)
          return isIn(copy)
        })
        .toBe(false)
    }
  })

  describe('[HOLD-08] files of the build', () => {
    const policy = /^default-src 'self'; object-src 'none'/
    /** Leaves a file of a former build as the deployment does, with its compressed form. */
    function leave(name: string, text: string) {
      mkdirSync(nginx.assets, { recursive: true })
      writeFileSync(path.join(nginx.assets, name), text)
      writeFileSync(path.join(nginx.assets, `${name}.gz`), gzipSync(text))
    }
    const get = (name: string, headers = {}, from = nginx.url) =>
      browser(from).get(`/assets/${name}`, headers)

    it.each([
      ['former-Canary_1.js', 'application/javascript; charset=utf-8'],
      ['former.worker-Canary_2.mjs', 'text/javascript; charset=utf-8'],
      ['former-Canary-3.css', 'text/css; charset=utf-8'],
    ])('of a former build %s is there although no process has it, and may be kept for ever', async (name, type) => {
      leave(name, 'former')
      for (const { url } of portals) expect((await get(name, {}, url)).status).toBe(404)
      const { status, text, headers } = await get(name)
      expect({ status, text }).toEqual({ status: 200, text: 'former' })
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(policy),
        vary: 'Accept-Encoding',
      })
      expect((await get(name, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
        'gzip',
      )
    })

    it('of this build come from a portal if the deployment has not gathered them, with its headers alone', async () => {
      const [name = ''] = readdirSync(path.join(ownFolder, 'build/client/assets')).filter((file) =>
        /^manifest-.*\.js$/.test(file),
      )
      const { status, headers } = await get(name)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.not.stringMatching(policy),
      })
    })

    it('without a hash in their names are those of the portal, not of a former build', async () => {
      leave('licences.txt', 'former')
      const { status, text, headers } = await get('licences.txt')
      expect(status).toBe(200)
      expect(text).not.toBe('former')
      expect(headers['cache-control']).toBe('public, max-age=3600')
    })

    it('that no portal has are not kept as missing', async () => {
      const { status, headers } = await get('nowhere-Canary_4.js')
      expect(status).toBe(404)
      expect(headers['cache-control']).toBe('no-store')
    })

    const others = ['../nginx.conf', '..%2fnginx.conf', '%2e%2e/site.conf']
    it.each(others)('are all that can be had: %s is not', async (name) => {
      expect((await get(name)).text).not.toContain('proxy_pass')
    })
  })
})

/** The mock platform publishes to a queue of its own; this forwards its messages to the broker. */
async function bridgeQueues(from: string, to: string) {
  const credential = { username: 'portal', password: 'portal-secret' }
  const listener = await mqtt.connectAsync(from, credential)
  const speaker = await mqtt.connectAsync(to)
  listener.on('message', (topic, payload) => speaker.publish(topic, payload, { qos: 1 }))
  return {
    /** From now on also forwards what is addressed to one of the user's tenants. */
    async open(space: Space, account: string) {
      for (const { tenantId, userId } of space.users.get(account)?.tenants ?? []) {
        const own = userId && queueChannels({ tenantId, userId }).at(-1)
        if (own) await listener.subscribeAsync(own, { qos: 1 })
      }
    },
    async close() {
      await Promise.all([listener, speaker].map((client) => client.endAsync(true)))
    },
  }
}
