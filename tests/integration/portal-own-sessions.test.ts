import { describe, expect, it } from 'vitest'
import { closeCodes } from '~contract/live/close-codes'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { joinLive } from '../support/live-client'
import { auditLines, stackForFile, stackForTest } from '../support/server-test'
import { openSpace, type Stack } from '../support/stack'

const hour = 3_600_000
const windows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36'

/** A browser of this kind, signed in. */
async function browserOf(stack: Stack, login: string, device = windows) {
  const client = createHttpClient(stack.portal.url)
  const answer = await client.send('/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': device },
    body: new URLSearchParams({ account: login, password: 'Portal@2026' }).toString(),
  })
  expect(answer.status).toBe(302)
  return client
}

interface Listed {
  sessions: { id: string; device: string; address: string; lastUsed: number; current: boolean }[]
}
const listOf = async (client: HttpClient) =>
  (JSON.parse((await client.get('/my-sessions')).text) as Listed).sessions
const isIn = async (client: HttpClient) => (await client.get('/session/resumed')).status === 200
const wayOut = async (client: HttpClient) => (await client.get('/list/index')).location

describe('the list of one’s own sessions', async () => {
  const stack = await stackForFile()

  it('[SAFE-18] has each with device, address and last use, the present one first, and no other user’s', async () => {
    const { account } = openSpace(stack)
    const [one, two] = [
      await browserOf(stack, account('lisi'), 'Mozilla/5.0 (iPhone) Safari/604.1 TaurusApp/2.1'),
      await browserOf(stack, account('lisi')),
    ]
    await browserOf(stack, account('zhangsan'))
    expect(await listOf(two)).toMatchObject([
      { device: 'Chrome · Windows', address: '127.0.0.1', current: true },
      { device: '政务钉钉 · iOS', address: '127.0.0.1', current: false },
    ])
    expect((await listOf(one))[0]).toMatchObject({ device: '政务钉钉 · iOS', current: true })
    const text = (await two.get('/my-sessions')).text
    expect(text).not.toContain('tk_')
    expect((await createHttpClient(stack.portal.url).get('/my-sessions')).status).toBe(302)
  })

  it('[SAFE-18] ends another, whose page says why and whose live socket closes', async () => {
    const { account } = openSpace(stack)
    const [one, two] = [
      await browserOf(stack, account('lisi')),
      await browserOf(stack, account('lisi')),
    ]
    const live = await joinLive(stack.portal.url, one)
    const other = (await listOf(two)).find(({ current }) => !current)
    const answer = await two.postJson('/my-sessions', { id: other?.id })
    expect(JSON.parse(answer.text).sessions).toHaveLength(1)
    expect(await live.closed).toBe(closeCodes.sessionEnded)
    expect(await wayOut(one)).toBe('/login?redirect=%2Flist%2Findex&left=remote')
    expect((await one.get('/login?left=remote')).text).toContain('已由您在其他设备上退出')
    expect(await isIn(two)).toBe(true)
    expect(auditLines(stack, { audit: 'session-ended' }).at(-1)).toMatchObject({
      account: account('lisi'),
      target: '127.0.0.1',
      result: 'ok',
    })
  })

  it('[SAFE-18] ends neither the present one nor somebody else’s', async () => {
    const { account } = openSpace(stack)
    const [own, others] = [
      await browserOf(stack, account('lisi')),
      await browserOf(stack, account('zhangsan')),
    ]
    const [present] = await listOf(own)
    expect((await own.postJson('/my-sessions', { id: present?.id })).status).toBe(400)
    expect((await others.postJson('/my-sessions', { id: present?.id })).status).toBe(200)
    expect((await own.postJson('/my-sessions', null)).status).toBe(400)
    expect(await isIn(own)).toBe(true)
    const foreign = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }
    const forged = { method: 'POST', headers: foreign, body: '{"id":"x"}' }
    expect((await own.send('/my-sessions', forged)).status).toBe(403)
  })

  it('[SAFE-18] leaves out what was signed out or has idled away', async () => {
    const { account } = openSpace(stack)
    const [one, two] = [
      await browserOf(stack, account('lisi')),
      await browserOf(stack, account('lisi')),
    ]
    await browserOf(stack, account('lisi'))
    expect(await listOf(two)).toHaveLength(3)
    await one.post('/logout')
    expect(await listOf(two)).toHaveLength(2)
    stack.advanceClock(20 * 60_000)
    await two.post('/session/activity')
    stack.advanceClock(20 * 60_000)
    expect(await listOf(two)).toMatchObject([{ current: true }])
  })
})

describe('a limit of sessions at once', () => {
  it('[SAFE-18] ends the oldest, which is told, and tells the newest', async () => {
    const stack = await stackForTest({ SESSIONS_PER_ACCOUNT: '2' })
    const { account } = openSpace(stack)
    const first = await browserOf(stack, account('lisi'))
    stack.advanceClock(1_000)
    const second = await browserOf(stack, account('lisi'))
    stack.advanceClock(1_000)
    const third = await browserOf(stack, account('lisi'))
    expect(await wayOut(first)).toBe('/login?redirect=%2Flist%2Findex&left=limit')
    expect((await first.get('/login?left=limit')).text).toContain('同时登录数已达上限')
    expect([await isIn(second), await isIn(third)]).toEqual([true, true])
    expect((await third.get('/list/index')).text).toContain(windows)
    expect((await second.get('/list/index')).text).not.toContain(windows)
    // Another account, and the same browser again, displace no session.
    await browserOf(stack, account('zhangsan'))
    await third.signIn(account('lisi'))
    expect(await isIn(second)).toBe(true)
  })

  it('[SAFE-18] holds for sign-ins of the same moment', async () => {
    const stack = await stackForTest({ SESSIONS_PER_ACCOUNT: '1' })
    const { account } = openSpace(stack)
    const all = await Promise.all(
      Array.from({ length: 5 }, () => browserOf(stack, account('lisi'))),
    )
    const living = await Promise.all(all.map(isIn))
    expect(living.filter(Boolean).length).toBeLessThanOrEqual(1)
  })
})

describe('an absolute lifetime', () => {
  it('[SAFE-18] ends a session that is used all the time, and says so', async () => {
    const stack = await stackForTest({ SESSION_MAX_HOURS: '0.5' })
    const { account } = openSpace(stack)
    const client = await browserOf(stack, account('lisi'))
    const live = await joinLive(stack.portal.url, client)
    for (let step = 0; step < 2; step += 1) {
      stack.advanceClock(hour / 4 - 1_000)
      expect((await client.post('/session/activity')).status).toBe(200)
    }
    stack.advanceClock(3_000)
    expect(await wayOut(client)).toBe('/login?redirect=%2Flist%2Findex&left=lifetime')
    expect((await client.get('/login?left=lifetime')).text).toContain('已达到最长时限')
    expect(await live.closed).toBe(closeCodes.sessionEnded)
    const again = await browserOf(stack, account('lisi'))
    expect(await isIn(again)).toBe(true)
  })

  it('[SAFE-18] is not prolonged by a switch of the tenant', async () => {
    const stack = await stackForTest({ SESSION_MAX_HOURS: '1' })
    const { space, account } = openSpace(stack)
    const client = await browserOf(stack, account('zhangsan'))
    stack.advanceClock(hour / 4)
    await client.post('/session/activity')
    stack.advanceClock(hour / 4)
    const tenantId = space.users.get('zhangsan')?.tenants[1]?.tenantId
    expect((await client.postJson('/tenant-switch', { tenantId })).status).toBe(200)
    stack.advanceClock(hour / 4)
    await client.post('/session/activity')
    stack.advanceClock(hour / 4 + 1_000)
    expect(await isIn(client)).toBe(false)
  })
})
