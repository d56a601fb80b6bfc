import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkRedis } from '~server/doctor/redis'
import { keyPrefix } from '~server/shared-state/redis-connections'
import { programPath } from '../../scripts/debian-program.mjs'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { type RedisGroup, startCluster, startSentinels } from '../support/redis-groups'
import { stackForTest } from '../support/server-test'
import { openSpace, type Stack, startStack } from '../support/stack'

const program = programPath('redis-server')
if (!program)
  process.stdout.write('skipped: no redis-server on this machine (apt-get install redis-server)\n')

const wrong = { password: 'wrong-canary-79' }
const taking = { timeout: 60_000 }
// When all sentinels were away, they take a while to agree on a master.
vi.setConfig({ testTimeout: 150_000 })

describe.skipIf(!program).each([
  ['sentinels', startSentinels],
  ['a cluster', startCluster],
])('two portals with %s', (_name, start) => {
  let redis: RedisGroup
  let one: Stack
  let two: Stack

  beforeAll(async () => {
    redis = await start(program ?? '')
    const env = { REDIS_URL: redis.url, CONSTANTS_TTL_MS: '0' }
    one = await startStack(env)
    two = await startStack({ ...env, PLATFORM_URL: one.mock.url })
  }, 90_000)
  afterAll(async () => {
    await two?.close()
    await one?.close()
    await redis?.stop()
  })

  const browser = (stack: Stack) => createHttpClient(stack.portal.url)
  function takenTo(stack: Stack, client: HttpClient) {
    const other = browser(stack)
    for (const [name, value] of client.jar) other.jar.set(name, value)
    return other
  }
  const isIn = async (client: HttpClient) => (await client.get('/session/resumed')).status === 200
  const isUp = async (stack: Stack) =>
    /^portal_shared_state_up 1$/m.test((await browser(stack).get('/metrics')).text)
  const bothUp = async () => [await isUp(one), await isUp(two)]
  /**
   * Users who signed in at the first portal; the backend does not end their tokens, so only the shared state counts.
   */
  async function people(count: number) {
    const { space, account } = openSpace(one)
    space.faults.add({ path: '/auth/token/logout', kind: 'reset' })
    const clients: HttpClient[] = []
    for (let number = 0; number < count; number += 1) {
      const client = browser(one)
      await client.signIn(account(number % 2 ? 'lisi' : 'zhangsan'))
      clients.push(client)
    }
    return clients
  }

  it('[SCALE-02] count wrong passwords together, and know each other’s sessions and their ends', async () => {
    await expect.poll(bothUp, taking).toEqual([true, true])
    const name = openSpace(one).account('lisi')
    for (const stack of [one, two, one, two]) await browser(stack).signIn(name, wrong)
    expect((await browser(one).signIn(name, wrong)).status).toBe(429)
    expect((await browser(two).signIn(name)).status).toBe(429)
    const [client] = (await people(1)) as [HttpClient]
    const copy = takenTo(two, client)
    expect(await isIn(copy)).toBe(true)
    await client.post('/logout')
    await expect.poll(() => isIn(takenTo(two, copy))).toBe(false)
  })

  it('[SCALE-02] nothing is lost while a server fails and another takes over, and nobody else is signed out', async () => {
    await expect.poll(bothUp, taking).toEqual([true, true])
    const name = openSpace(one).account('lisi')
    for (let count = 0; count < 5; count += 1) await browser(one).signIn(name, wrong)
    const [before, during, staying, after] = (await people(4)) as [
      HttpClient,
      HttpClient,
      HttpClient,
      HttpClient,
    ]
    const copies = [before, during, staying, after].map((client) => takenTo(two, client))
    await before.post('/logout')
    const lost = redis.loseMasterOf(`${keyPrefix}session-endings`)
    await during.post('/logout')
    // Users who sign in meanwhile are served.
    const fresh = browser(two)
    expect((await fresh.signIn(openSpace(one).account('lisi'))).status).toBe(302)
    const former = await lost
    await expect.poll(bothUp, taking).toEqual([true, true])
    await after.post('/logout')

    const areIn = () => Promise.all(copies.map((copy) => isIn(takenTo(two, copy))))
    await expect.poll(areIn, taking).toEqual([false, false, true, false])
    expect(await isIn(fresh)).toBe(true)
    expect((await browser(one).signIn(name)).status).toBe(429)
    const late = await stackForTest({ REDIS_URL: redis.url, PLATFORM_URL: one.mock.url })
    const known = () => Promise.all(copies.map((copy) => isIn(takenTo(late, copy))))
    await expect.poll(known, taking).toEqual([false, false, true, false])
    await former.start()
  })

  it('[SCALE-02] the server that failed comes back, and the next one may fail', async () => {
    await expect.poll(bothUp, taking).toEqual([true, true])
    const [client] = (await people(1)) as [HttpClient]
    const copy = takenTo(two, client)
    expect(await isIn(copy)).toBe(true)
    const former = await redis.loseMasterOf(`${keyPrefix}session-endings`)
    await client.post('/logout')
    await expect.poll(() => isIn(takenTo(two, copy)), taking).toBe(false)
    await expect.poll(bothUp, taking).toEqual([true, true])
    await former.start()
  })

  it('[SCALE-02] a portal that starts while a server has failed and no other took over yet becomes ready', async () => {
    await expect.poll(bothUp, taking).toEqual([true, true])
    const lost = redis.loseMasterOf(`${keyPrefix}session-endings`)
    const early = await stackForTest({ REDIS_URL: redis.url, PLATFORM_URL: one.mock.url })
    const former = await lost
    await expect.poll(async () => (await browser(early).get('/readyz')).status, taking).toBe(200)
    await former.start()
  })

  it('[SCALE-02] all may be away, also while a portal starts: each goes on by itself, and is told what it missed', async () => {
    await expect.poll(bothUp, taking).toEqual([true, true])
    const [client] = (await people(1)) as [HttpClient]
    const copy = takenTo(two, client)
    expect(await isIn(copy)).toBe(true)
    await redis.stop()
    await expect.poll(bothUp, taking).toEqual([false, false])
    const late = await stackForTest({ REDIS_URL: redis.url, PLATFORM_URL: one.mock.url })
    const readiness = async () => (await browser(late).get('/readyz')).status
    expect(await readiness()).toBe(503)
    await client.post('/logout')
    expect(await isIn(takenTo(two, copy))).toBe(true)
    await redis.start()
    await expect.poll(() => isIn(takenTo(two, copy)), taking).toBe(false)
    await expect.poll(readiness, taking).toBe(200)
    // The servers came back empty: the late process knows once the others have published again.
    await expect.poll(() => isIn(takenTo(late, copy)), taking).toBe(false)
  })

  it('[SCALE-02] [SCALE-05] the doctor asks each address, and each master', async () => {
    const report = async (REDIS_URL: string) => {
      const findings = await checkRedis({ REDIS_URL }, 5_000)
      return findings.map(({ state, subject, seen }) => `${state} ${subject}: ${seen}`)
    }
    const right = await report(redis.url)
    expect(right.filter((line) => !line.startsWith('ok '))).toEqual([])
    expect(right.join('\n')).toMatch(
      /ok 127.0.0.1:\d+: says that (?:office is at 127.0.0.1:\d+|the cluster is whole)/,
    )
    expect(right.join('\n')).toMatch(/ok clock of (?:office|127.0.0.1:\d+): /)
    const mistaken = redis.url
      .replaceAll('canary-redis-password', 'wrong-canary-79')
      .replace('/office', '/other')
    expect((await report(mistaken)).filter((line) => line.startsWith('fail'))).toEqual(
      Array(3).fill(expect.stringMatching(/^fail 127.0.0.1:\d+: the password is refused/)),
    )
    if (redis.url.includes('sentinel')) {
      const renamed = await report(redis.url.replace('/office', '/other'))
      expect(renamed.join('\n')).toContain(': knows no other')
    }
  })

  it('[SCALE-02] [SAFE-08] neither password nor address is in the logs', () => {
    const said = [...one.logLines, ...two.logLines].join('')
    expect(said).toContain('shared state away')
    expect(said).not.toContain('canary-redis-password')
  })
})
