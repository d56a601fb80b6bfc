import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeCodes } from '~contract/live/close-codes'
import { programPath } from '../../scripts/debian-program.mjs'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { cookiesOf, joinLive, openLive } from '../support/live-client'
import { freePort } from '../support/ports'
import { type RedisServer, startRedis } from '../support/redis'
import { startSmallestCluster } from '../support/redis-groups'
import { stackForTest } from '../support/server-test'
import {
  demoPassword,
  openSpace,
  ownStateFolder,
  type Stack,
  startPortalBeside,
  startStack,
} from '../support/stack'

const program = programPath('redis-server')
if (!program)
  process.stdout.write('skipped: no redis-server on this machine (apt-get install redis-server)\n')

const wrong = { password: 'wrong-canary-79' }
const minute = 60_000

describe.skipIf(!program)('two portals with one Redis', () => {
  let redis: RedisServer
  let one: Stack
  let two: Stack

  beforeAll(async () => {
    redis = await startRedis(program ?? '', 'canary-redis-password')
    const env = { REDIS_URL: redis.url, CONSTANTS_TTL_MS: '0' }
    one = await startStack(env)
    two = await startStack({ ...env, PLATFORM_URL: one.mock.url })
  })
  afterAll(async () => {
    await two.close()
    await one.close()
    await redis.stop()
  })

  const browser = (stack: Stack) => createHttpClient(stack.portal.url)
  async function signedIn(login: string) {
    const client = browser(one)
    await client.signIn(login)
    return client
  }
  /** The same browser's cookies, moved to the other process. */
  function takenTo(stack: Stack, client: HttpClient) {
    const other = browser(stack)
    for (const [name, value] of client.jar) other.jar.set(name, value)
    return other
  }
  const isIn = async (client: HttpClient) => (await client.get('/session/resumed')).status === 200
  const isUp = async (stack: Stack) =>
    /^portal_shared_state_up 1$/m.test((await browser(stack).get('/metrics')).text)

  it('[HOLD-08] [SAFE-04] count wrong passwords together: what was locked at one is locked at the other', async () => {
    const name = openSpace(one).account('lisi')
    for (const stack of [one, two, one, two]) await browser(stack).signIn(name, wrong)
    expect((await browser(one).signIn(name, wrong)).status).toBe(429)
    const right = await browser(two).signIn(name)
    expect(right.status).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(890)
  })

  it('[HOLD-08] [SAFE-04] a sign-in at one forgives the mistakes at the other', async () => {
    const name = openSpace(one).account('lisi')
    for (let count = 0; count < 4; count += 1) await browser(one).signIn(name, wrong)
    expect((await browser(two).signIn(name)).status).toBe(302)
    expect((await browser(one).signIn(name, wrong)).status).toBe(401)
  })

  it('[HOLD-08] a session that was signed out at one has ended at the other, and so has its live socket', async () => {
    const { space, account } = openSpace(one)
    // The backend still accepts the token: only the portals' shared state ends the session.
    space.faults.add({ path: '/auth/token/logout', kind: 'reset' })
    const client = await signedIn(account('lisi'))
    const copy = takenTo(two, client)
    expect(await isIn(copy)).toBe(true)
    const live = await joinLive(two.portal.url, copy)
    await client.post('/logout')
    expect(await live.closed).toBe(closeCodes.sessionEnded)
    expect(await isIn(takenTo(two, copy))).toBe(false)
  })

  it('[HOLD-08] [AUTH-09] a changed password ends the account’s sessions at both', async () => {
    const { account } = openSpace(one)
    const [own, elsewhere] = [
      await signedIn(account('lisi')),
      takenTo(two, await signedIn(account('lisi'))),
    ]
    expect(await isIn(elsewhere)).toBe(true)
    await own.post('/modifyPassword', {
      currentPassword: demoPassword,
      newPassword: 'Fresh-2027-word',
      sureNewPassword: 'Fresh-2027-word',
    })
    await expect.poll(() => isIn(takenTo(two, elsewhere))).toBe(false)
  })

  it('[HOLD-08] [AUTH-02] a slide verification is good once for both', async () => {
    // The login page asks before it knows the account, so the main space counts.
    const reset = (scenario: string) =>
      fetch(`${one.mock.url}/__mock/spaces/main/reset`, {
        method: 'POST',
        body: JSON.stringify({ scenario }),
      })
    await reset('slide-verify')
    const issued = await browser(one).get('/login/challenge?kind=digits')
    const { token, digits } = JSON.parse(issued.text)
    const given = { account: 'lisi', password: demoPassword, challenge: token, answer: digits }
    expect((await browser(one).post('/login', given)).status).toBe(302)
    expect((await browser(two).post('/login', given)).status).toBe(400)
    await reset('default')
  })

  it('[HOLD-08] [SAFE-09] the end of an idle session is told once, by whichever meets it first', async () => {
    const { space, account } = openSpace(one)
    const client = await signedIn(account('lisi'))
    const copy = takenTo(two, client)
    for (const stack of [one, two]) stack.advanceClock(33 * minute)
    expect((await client.get('/index')).status).toBe(302)
    expect((await copy.get('/index')).status).toBe(302)
    const told = [...one.logLines, ...two.logLines].filter(
      (line) => line.includes('"idle-end"') && line.includes(account('lisi')),
    )
    expect(told).toHaveLength(1)
    expect(space.journal.find({ path: '/auth/token/logout' })).toHaveLength(1)
    for (const stack of [one, two]) stack.advanceClock(-33 * minute)
  })

  it('[HOLD-08] a process that starts later knows which sessions are over', async () => {
    const { space, account } = openSpace(one)
    space.faults.add({ path: '/auth/token/logout', kind: 'reset' })
    const client = await signedIn(account('lisi'))
    const cookie = client.jar.get('portal') ?? ''
    await client.post('/logout')
    const three = await stackForTest({ REDIS_URL: redis.url, PLATFORM_URL: one.mock.url })
    const late = browser(three)
    late.jar.set('portal', cookie)
    expect(await isIn(late)).toBe(false)
  })

  it('[HOLD-08] without Redis each goes on by itself, says so once, and is ready; what was missed is told when it is back', async () => {
    const { space, account } = openSpace(one)
    space.faults.add({ path: '/auth/token/logout', kind: 'reset' })
    const client = await signedIn(account('zhangsan'))
    const copy = takenTo(two, client)
    const before = two.logLines.length
    await redis.stop()
    await expect.poll(async () => [await isUp(one), await isUp(two)]).toEqual([false, false])

    const name = account('lisi')
    for (let count = 0; count < 5; count += 1) await browser(two).signIn(name, wrong)
    expect((await browser(two).signIn(name)).status).toBe(429)
    expect((await browser(two).get('/readyz')).status).toBe(200)
    expect(await isIn(copy)).toBe(true)
    await client.post('/logout')
    expect(await isIn(takenTo(one, copy))).toBe(false)
    const said = two.logLines.slice(before).filter((line) => line.includes('shared state'))
    expect(said.map((line) => JSON.parse(line).msg)).toEqual(['shared state away'])

    await redis.start()
    // The longer Redis was away, the longer the pauses between two attempts: at most 2 s.
    const bothUp = async () => [await isUp(one), await isUp(two)]
    await expect.poll(bothUp, { timeout: 10_000 }).toEqual([true, true])
    await expect.poll(() => isIn(takenTo(two, copy)), { timeout: 5_000 }).toBe(false)
  })

  it('[SAFE-13] a Redis that came back empty is told again what has ended', async () => {
    const { space, account } = openSpace(one)
    space.faults.add({ path: '/auth/token/logout', kind: 'reset' })
    const client = await signedIn(account('lisi'))
    const cookie = client.jar.get('portal') ?? ''
    await client.post('/logout')
    await redis.stop()
    await expect.poll(() => isUp(one)).toBe(false)
    await redis.start()
    await expect.poll(() => isUp(one)).toBe(true)
    const later = await stackForTest({ REDIS_URL: redis.url, PLATFORM_URL: one.mock.url })
    const copy = browser(later)
    copy.jar.set('portal', cookie)
    await expect.poll(() => isIn(copy)).toBe(false)
  })

  it('[SAFE-13] what ended while Redis was away outlives the process, and reaches the others', async () => {
    const { space, account } = openSpace(one)
    space.faults.add({ path: '/auth/token/logout', kind: 'reset' })
    const client = await signedIn(account('lisi'))
    const env = { REDIS_URL: redis.url, STATE_DIR: ownStateFolder() }
    const former = await startPortalBeside(one.mock, env)
    const copy = createHttpClient(former.portal.url)
    for (const [name, value] of client.jar) copy.jar.set(name, value)
    await redis.stop()
    await copy.post('/logout')
    await former.portal.stop()
    expect(await isIn(takenTo(two, client))).toBe(true)
    await redis.start()
    const later = await startPortalBeside(one.mock, env)
    await expect.poll(() => isIn(takenTo(two, client)), { timeout: 10_000 }).toBe(false)
    await later.portal.stop()
  })

  it('[SAFE-13] a folder that cannot be written is said, and Redis alone is enough', async () => {
    const file = ownStateFolder()
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, '')
    const three = await stackForTest({
      ...{ REDIS_URL: redis.url, PLATFORM_URL: one.mock.url },
      STATE_DIR: file,
    })
    expect((await browser(three).get('/readyz')).status).toBe(200)
    expect(three.logLines.join('')).toContain('session ends are in Redis alone')
  })

  it('[SAFE-13] a process that cannot know yet what has ended is not ready, and serves no session from before', async () => {
    const { account } = openSpace(one)
    const client = await signedIn(account('lisi'))
    const url = `redis://127.0.0.1:${await freePort()}`
    const early = await stackForTest({ REDIS_URL: url, PLATFORM_URL: one.mock.url })
    const copy = takenTo(early, client)
    for (const path of ['/index', '/session/resumed', '/service-system/user/personal/info'])
      expect((await copy.get(path)).status, path).toBe(503)
    expect((await copy.get('/index')).headers['retry-after']).toBe('5')
    const { portal } = early
    expect(await openLive(portal.url, { cookie: cookiesOf(copy) }).status).toBe(503)
    const fresh = browser(early)
    expect((await fresh.signIn(account('lisi'))).status).toBe(302)
    expect(await isIn(fresh)).toBe(true)
    expect((await joinLive(portal.url, fresh)).welcome.t).toBe('welcome')
    expect(await browser(early).get('/readyz')).toMatchObject({ status: 503, text: 'starting\n' })
    expect(await browser(early).get('/healthz')).toMatchObject({ status: 200 })
    expect(await browser(two).get('/readyz')).toMatchObject({ status: 200 })
  })

  it('[SCALE-02] a cluster that is known by one address does as well', async () => {
    const cluster = await startSmallestCluster(program ?? '')
    const env = { REDIS_URL: cluster.url, PLATFORM_URL: one.mock.url }
    const [three, four] = [await stackForTest(env), await stackForTest(env)]
    const { space, account } = openSpace(one)
    space.faults.add({ path: '/auth/token/logout', kind: 'reset' })
    const client = browser(three)
    await client.signIn(account('zhangsan'))
    const copy = takenTo(four, client)
    expect(await isIn(copy)).toBe(true)
    await client.post('/logout')
    await expect.poll(() => isIn(takenTo(four, copy))).toBe(false)
    const name = account('lisi')
    for (const stack of [three, four, three, four, three]) await browser(stack).signIn(name, wrong)
    expect((await browser(four).signIn(name)).status).toBe(429)
    await cluster.stop()
  })

  it('[HOLD-08] [SAFE-08] nothing of Redis’ password is in the logs', () => {
    expect([...one.logLines, ...two.logLines].join('')).not.toContain('canary-redis-password')
  })
})
