import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { keyPrefix } from '~server/shared-state/redis-connections'
import { programPath } from '../../scripts/debian-program.mjs'
import { certificateFor } from '../support/certificate'
import { createHttpClient } from '../support/http-client'
import { type PortalProcess, startPortalProcess } from '../support/portal-process'
import { type RedisGroup, startCluster, startSentinels } from '../support/redis-groups'
import { openSpace, type Stack, startStack } from '../support/stack'

const program = programPath('redis-server')
if (!program)
  process.stdout.write('skipped: no redis-server on this machine (apt-get install redis-server)\n')

/** As docs/operations/several-processes.md gives them. */
const rules = {
  sentinels: '~portal:* +@read +@write +@scripting +@connection -@dangerous',
  'a cluster': '~portal:* +@read +@write +@scripting +@connection -@dangerous +cluster|slots',
}
const taking = { timeout: 60_000 }
vi.setConfig({ testTimeout: 150_000 })

describe.skipIf(!program).each([
  ['sentinels', startSentinels],
  ['a cluster', startCluster],
] as const)('two portals with %s that want TLS and know a user with few rights', (name, start) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'redis-tls-'))
  let redis: RedisGroup
  let stack: Stack
  const portals: PortalProcess[] = []

  async function portal(env: Record<string, string>) {
    const common = { PLATFORM_URL: stack.mock.url, REDIS_URL: redis.url }
    const started = await startPortalProcess({ ...common, ...env })
    portals.push(started)
    return started
  }
  const isUp = async ({ url }: PortalProcess) =>
    /^portal_shared_state_up 1$/m.test((await createHttpClient(url).get('/metrics')).text)

  beforeAll(async () => {
    const tls = path.join(folder, 'redis.pem')
    writeFileSync(tls, certificateFor('127.0.0.1'))
    const user = { name: 'portal', rules: rules[name] }
    redis = await start(program ?? '', { tls, user })
    stack = await startStack()
    const trusted = { NODE_EXTRA_CA_CERTS: tls }
    await portal(trusted)
    await portal(trusted)
  }, 90_000)
  afterAll(async () => {
    for (const one of portals) await one.end('SIGKILL')
    await stack?.close()
    await redis?.stop()
    rmSync(folder, { recursive: true })
  })

  it('[SCALE-02] count wrong passwords together, before and after another server takes over', async () => {
    const [one, two] = portals as [PortalProcess, PortalProcess]
    const bothUp = async () => [await isUp(one), await isUp(two)]
    await expect.poll(bothUp, taking).toEqual([true, true])
    const account = openSpace(stack).account('lisi')
    const signIn = (at: PortalProcess, given?: object) =>
      createHttpClient(at.url).signIn(account, given)
    for (const at of [one, two, one, two]) await signIn(at, { password: 'wrong' })
    expect((await signIn(one, { password: 'wrong' })).status).toBe(429)
    expect((await signIn(two)).status).toBe(429)

    const former = await redis.loseMasterOf(`${keyPrefix}session-endings`)
    await expect.poll(bothUp, taking).toEqual([true, true])
    const other = openSpace(stack).account('zhangsan')
    const browser = createHttpClient(one.url)
    await browser.signIn(other)
    const copy = createHttpClient(two.url)
    for (const [key, value] of browser.jar) copy.jar.set(key, value)
    expect((await copy.get('/session/resumed')).status).toBe(200)
    await browser.post('/logout')
    const isIn = async () => (await copy.get('/session/resumed')).status
    await expect.poll(isIn, taking).not.toBe(200)
    expect(one.log() + two.log()).not.toContain('NOPERM')
    await former.start()
  })

  it('[SCALE-02] [SAFE-08] without the issuer’s certificate there is no connection, and the log says why', async () => {
    const untrusting = await portal({})
    await expect.poll(() => untrusting.log(), taking).toMatch(/SELF_SIGNED_CERT.*shared state away/)
    expect(await isUp(untrusting)).toBe(false)
    expect(untrusting.log()).not.toContain('canary-redis-password')
  })
})
