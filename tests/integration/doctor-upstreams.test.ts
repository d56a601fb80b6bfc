import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { checkBroker } from '~server/doctor/broker'
import { checkConverter } from '~server/doctor/converter'
import { checkRedis } from '~server/doctor/redis'
import { programPath } from '../../scripts/debian-program.mjs'
import { failed, said } from '../support/doctor'
import { type Mosquitto, startMosquitto } from '../support/mosquitto'
import { listenLocally } from '../support/ports'
import { type RedisServer, startRedis } from '../support/redis'
import { mockPlatformForFile } from '../support/server-test'

const redis = programPath('redis-server')
const mosquitto = programPath('mosquitto')
for (const name of ['redis-server', 'mosquitto'] as const) {
  if (!programPath(name)) process.stdout.write(`skipped: no ${name} (apt-get install ${name})\n`)
}
/** For a busy machine, in milliseconds. */
const patience = 8_000

/** A port that accepts connections and never answers. */
async function silentPort() {
  const server = createServer((socket) => void socket.on('error', () => {}).resume())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' ? address?.port : 0
}

describe('[SCALE-05] [DOC-03] the doctor and the converter', () => {
  it.each([
    [200, /^ok: answers /],
    [503, /^fail: HTTP 503 – look at that service/],
  ])('says of a service that answers %i what it means', async (status, words) => {
    const asked: string[] = []
    const { url, close } = await listenLocally(
      createHttpServer((req, res) => {
        asked.push(req.url ?? '')
        res.writeHead(status).end()
      }),
    )
    onTestFinished(close)
    const config = { CONVERTER: 'gotenberg', CONVERTER_URL: `${url}/pdf/` } as const
    expect(said(await checkConverter(config, patience), 'gotenberg')).toMatch(words)
    expect(asked).toEqual(['/pdf/health'])
  })

  it('says that a program is missing, and what installs it', async () => {
    vi.stubEnv('PATH', '/nowhere')
    onTestFinished(() => void vi.unstubAllEnvs())
    const [finding] = await checkConverter({ CONVERTER: 'libreoffice' }, patience)
    // It may still be installed in a usual place.
    expect(finding?.state).toBe(existsSync('/usr/bin/soffice') ? 'ok' : 'fail')
  })
})

describe.skipIf(!redis)('[SCALE-05] the doctor and Redis', () => {
  let server: RedisServer
  beforeAll(async () => {
    server = await startRedis(redis ?? '', 'canary-password')
  })
  afterAll(() => server.stop())

  it('tries all that the portal uses, and leaves nothing behind', async () => {
    const findings = await checkRedis({ REDIS_URL: server.url }, patience)
    expect(findings.map(({ state, subject }) => `${state} ${subject}`)).toEqual([
      'ok REDIS_URL',
      'ok sign-in',
      'ok a key portal:doctor:…',
      'ok version',
      'ok maxmemory-policy',
      'ok clock',
    ])
    const client = await createClient({ url: server.url }).connect()
    expect(await client.keys('*')).toEqual([])
    client.destroy()
  })

  it('tells a wrong password from a missing one, and prints neither', async () => {
    const wrong = await checkRedis({ REDIS_URL: server.url.replace('password', 'word') }, patience)
    expect(said(wrong, 'sign-in')).toMatch(/^fail: the password is refused \(WRONGPASS\)/)
    const none = await checkRedis({ REDIS_URL: server.url.replace(/:canary.*@/, '') }, patience)
    expect(said(none, 'sign-in')).toMatch(/^fail: a password is needed/)
    expect(JSON.stringify([wrong, none])).not.toContain('canary')
  })

  it('warns of a policy that drops keys, and of an account without rights', async () => {
    const client = await createClient({ url: server.url }).connect()
    await client.configSet('maxmemory-policy', 'allkeys-lru')
    await client.aclSetUser('reader', ['on', '>secret-of-reader', '~*', '+ping', '+get', '+client'])
    const policy = await checkRedis({ REDIS_URL: server.url }, patience)
    expect(said(policy, 'maxmemory-policy')).toMatch(
      /^warn: allkeys-lru: .* – set it to noeviction/,
    )
    const REDIS_URL = server.url.replace(/:canary-password@/, 'reader:secret-of-reader@')
    const reader = await checkRedis({ REDIS_URL }, patience)
    expect(failed(reader)).toEqual(['a key portal:doctor:…'])
    expect(said(reader, 'a key portal:doctor:…')).toContain('NOPERM')
    expect(said(reader, 'version and memory policy')).toMatch(/^warn: not known \(INFO: NOPERM\)/)
    client.destroy()
  })
})

describe('[SCALE-05] the doctor and a server that is silent', () => {
  it('does not wait for Redis or a broker for ever', async () => {
    const place = `127.0.0.1:${await silentPort()}`
    const [store, queue] = await Promise.all([
      checkRedis({ REDIS_URL: `redis://${place}` }, 300),
      checkBroker({ MQTT_URL: `mqtt://${place}`, PLATFORM_CLIENT: 'portal:secret' }, 300),
    ])
    expect(said(store, 'sign-in')).toMatch(/^fail: no answer in time/)
    expect(said(queue, 'message queue')).toMatch(/^fail: no answer in time/)
  })
})

describe.skipIf(!mosquitto)('[SCALE-05] the doctor and Mosquitto', () => {
  let broker: Mosquitto
  beforeAll(async () => {
    broker = await startMosquitto(mosquitto ?? '')
  })
  afterAll(() => broker.close())

  it.each(['tcp', 'ws'] as const)('connects and subscribes by %s', async (way) => {
    const config = { MQTT_URL: broker[way], PLATFORM_CLIENT: 'portal:secret' }
    const findings = await checkBroker(config, patience)
    expect(said(findings, 'message queue')).toBe('ok: accepts the account and its channels')
  })
})

describe('[SCALE-05] the doctor and a broker with accounts', () => {
  it('says that the account is refused', async () => {
    const { platform } = await mockPlatformForFile()
    const config = { MQTT_URL: platform.mqttUrl, PLATFORM_CLIENT: 'portal:canary-secret' }
    const findings = await checkBroker(config, patience)
    expect(said(findings, 'message queue')).toMatch(/^fail: .* \(code 4\) – give MQTT_URL/)
    expect(JSON.stringify(findings)).not.toContain('canary')
    const right = await checkBroker(
      { ...config, PLATFORM_CLIENT: 'portal:portal-secret' },
      patience,
    )
    expect(said(right, 'message queue')).toMatch(/^ok/)
  })
})
