import { describe, expect, it } from 'vitest'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { auditLines, stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const minute = 60_000
/** The default limit, and how much longer than that the server waits. */
const limit = 30 * minute
const grace = 2 * minute

const stack = await stackForFile()

async function signedIn(patch: { logoutLen?: number } = {}) {
  const { space, account } = openSpace(stack)
  space.users.update('lisi', patch)
  const client = createHttpClient(stack.portal.url)
  await client.signIn(account('lisi'))
  return { client, space, login: account('lisi') }
}

const page = (client: HttpClient) => client.get('/index', { accept: 'text/html' })
const report = (client: HttpClient) => client.post('/session/activity')
const idlePath = '/login?redirect=%2Findex&left=idle'

describe('an idle session', () => {
  it('[ME-08] lives up to its limit and a little longer', async () => {
    const { client } = await signedIn()
    stack.advanceClock(limit + grace - minute)
    expect((await client.get('/index')).status).toBe(200)
  })

  it('[ME-08] ends beyond it: the next request leads to the sign-in, says why, and drops the token', async () => {
    const { client, space } = await signedIn()
    stack.advanceClock(limit + grace + 1)
    expect(await page(client)).toMatchObject({ status: 302, location: idlePath })
    expect(client.jar.has('portal')).toBe(false)
    await expect.poll(() => space.journal.find({ path: '/auth/token/logout' })).toHaveLength(1)
    expect((await client.get('/login?left=idle')).text).toContain('系统长时间未操作，已自动退出')
  })

  it('[ME-08] is known as idle also if a backend was the first to refuse it', async () => {
    const { client, space } = await signedIn()
    space.clock.advance(13 * 3600_000)
    const byScript = async () =>
      (await client.get('/index.data', { 'sec-fetch-dest': 'empty' })).text
    expect(await byScript()).toContain('"/login?redirect=%2Findex"')
    stack.advanceClock(limit + grace + 1)
    expect(await byScript()).toContain(idlePath)
    expect(await page(client)).toMatchObject({ status: 302, location: idlePath })
  })

  // Plain http and old browsers.
  it('[DESK-07] keeps the page that asks, also of browsers that do not name what a request is for', async () => {
    const { client } = await signedIn()
    stack.advanceClock(limit + grace + 1)
    const { status, text } = await client.get('/index.data', { accept: '*/*' })
    expect(status).toBe(200)
    expect(text).toContain('signedOut')
    expect(client.jar.has('portal')).toBe(true)
  })

  it('[ME-08] ends for apps, frames and the portal alike', async () => {
    const { client } = await signedIn()
    const cookie = new Map(client.jar)
    stack.advanceClock(limit + grace + 1)
    for (const path of ['/service-mail/mail/page', '/subapps/inbox/']) {
      for (const [name, value] of cookie) client.jar.set(name, value)
      expect((await client.get(path)).status, path).toBe(401)
    }
  })

  it('[SAFE-09] is told once in the audit log, however many requests come', async () => {
    const { client, login } = await signedIn()
    const cookie = client.jar.get('portal') ?? ''
    stack.advanceClock(limit + grace + 1)
    for (const _ of [1, 2, 3]) {
      client.jar.set('portal', cookie)
      await page(client)
    }
    const lines = () => auditLines(stack, { audit: 'idle-end', account: login })
    await expect.poll(lines).toMatchObject([{ result: 'ok', address: '127.0.0.1' }])
  })

  it("[ME-08] has the user's own limit, also if that changes", async () => {
    const { client, space } = await signedIn({ logoutLen: 5 })
    stack.advanceClock(6 * minute)
    expect((await page(client)).status).toBe(200)
    space.users.update('lisi', { logoutLen: 60 })
    await page(client)
    stack.advanceClock(50 * minute)
    expect((await page(client)).status).toBe(200)
    space.users.update('lisi', { logoutLen: 5 })
    await page(client)
    stack.advanceClock(5 * minute + grace + 1)
    expect((await page(client)).status).toBe(302)
  })

  it('[ME-08] is not ended while its user has to choose a password', async () => {
    const { client } = await signedIn()
    stack.advanceClock(limit + grace + 1)
    expect((await client.get('/modifyPassword')).location).not.toContain('/login')
    expect(client.jar.has('portal')).toBe(true)
  })
})

describe('what keeps a session alive', () => {
  const rounds = [1, 2, 3]
  const most = limit + minute

  it.each<[string, (client: HttpClient) => Promise<unknown>]>([
    ['pages', page],
    ['what the browser reports', report],
    ['calls of apps', (client) => client.get('/service-system/sysappuser/list')],
  ])('[ME-08] %s', async (_, act) => {
    const { client } = await signedIn()
    for (const _round of rounds) {
      stack.advanceClock(most)
      await act(client)
    }
    expect((await page(client)).status).toBe(200)
  })

  it.each<[string, (client: HttpClient) => Promise<unknown>]>([
    [
      'calls that an app marks as its own',
      (client) => client.get('/service-system/sysappuser/list', { 'x-portal-background': '1' }),
    ],
    ["the portal's data", (client) => client.get('/index.data')],
    ['frames', (client) => client.get('/realm', { 'sec-fetch-dest': 'iframe' })],
    ['files of apps', (client) => client.get('/subapps/inbox/')],
  ])('[ME-08] not %s', async (_, act) => {
    const { client } = await signedIn()
    stack.advanceClock(most)
    await act(client)
    stack.advanceClock(most)
    expect((await page(client)).status).toBe(302)
  })

  it('[ME-08] the time is written at most once a minute', async () => {
    const { client } = await signedIn()
    expect((await report(client)).headers['set-cookie']).toBeUndefined()
    stack.advanceClock(minute)
    expect((await report(client)).headers['set-cookie']).toMatchObject([/^portal-active=/])
    expect((await report(client)).headers['set-cookie']).toBeUndefined()
  })

  it("[ME-08] not another session's time, nor a forged one", async () => {
    const { client } = await signedIn()
    const other = await signedIn()
    stack.advanceClock(limit + minute)
    await report(other.client)
    stack.advanceClock(2 * minute)
    client.jar.set('portal-active', other.client.jar.get('portal-active') ?? '')
    expect((await page(client)).status).toBe(302)
  })

  it('[SAFE-03] a report from another site counts for nothing', async () => {
    const { client } = await signedIn()
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await client.post('/session/activity', {}, foreign)).status).toBe(403)
  })
})
