import { describe, expect, it } from 'vitest'
import { closeCodes } from '~contract/live/close-codes'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { joinLive } from '../support/live-client'
import { auditLines, stackForFile } from '../support/server-test'
import { demoPassword, openCookie, openSpace, resetCode } from '../support/stack'

const stack = await stackForFile({ TRUSTED_PROXIES: '1' })

const browser = () => createHttpClient(stack.portal.url)
const fresh = 'Fresh-2027-word'

async function signedIn(login: string) {
  const client = browser()
  await client.signIn(login)
  return client
}
const isIn = async (client: HttpClient) => (await client.get('/session/resumed')).status === 200
const tokenOf = async (client: HttpClient) =>
  JSON.parse((await client.post('/session/token')).text).token as string
const auditsOf = (account: string) =>
  auditLines(stack, { account }).map(({ audit, result }) => `${audit} ${result}`)

describe('a change of the password', () => {
  const change = (client: HttpClient, currentPassword = demoPassword) => {
    const fields = { currentPassword, newPassword: fresh, sureNewPassword: fresh }
    return client.post('/modifyPassword', fields)
  }

  it('[AUTH-09] [AUTH-06] ends the account’s sessions everywhere, and no other’s', async () => {
    const { account } = openSpace(stack)
    const [own, elsewhere, other] = await Promise.all(
      ['lisi', 'lisi', 'zhangsan'].map((name) => signedIn(account(name))),
    )
    if (!own || !elsewhere || !other) throw new Error('three browsers')
    const live = await joinLive(stack.portal.url, elsewhere)
    expect((await change(own)).location).toBe('/login')
    expect(await live.closed).toBe(closeCodes.sessionEnded)
    expect(await isIn(elsewhere)).toBe(false)
    expect((await elsewhere.get('/service-system/user/personal/info')).status).toBe(401)
    expect(elsewhere.jar.has('portal')).toBe(false)
    expect(await isIn(other)).toBe(true)
    await own.signIn(account('lisi'), { password: fresh })
    expect(await isIn(own)).toBe(true)
  })

  it('[AUTH-09] that is refused ends none', async () => {
    const { account } = openSpace(stack)
    const [own, elsewhere] = [await signedIn(account('lisi')), await signedIn(account('lisi'))]
    expect((await change(own, 'Wrong-2026')).status).toBe(422)
    expect([await isIn(own), await isIn(elsewhere)]).toEqual([true, true])
  })

  it('[AUTH-07] by a code ends them too, whatever the account’s spelling', async () => {
    const { space, account } = openSpace(stack)
    const elsewhere = await signedIn(account('lisi'))
    const forgetful = browser()
    const step = (fields: Record<string, string>) => forgetful.post('/missingPassword', fields)
    await step({ intent: 'send', account: ` ${account('lisi')} ` })
    const code = await resetCode(stack, space)
    await step({ intent: 'check', code })
    await step({ intent: 'set', newPassword: fresh, sureNewPassword: fresh })
    expect(await isIn(elsewhere)).toBe(false)
  })
})

describe('a sign-in over a session', () => {
  it('[AUTH-06] [SAFE-09] of somebody else ends that one, at the backend too', async () => {
    const { space, account } = openSpace(stack)
    const client = await signedIn(account('zhangsan'))
    const former = client.jar.get('portal') ?? ''
    const token = await tokenOf(client)
    await client.signIn(account('lisi'))
    expect(await isIn(client)).toBe(true)
    client.jar.set('portal', former)
    expect(await isIn(client)).toBe(false)
    expect(space.userOfToken(token)).toBeUndefined()
    expect(auditsOf(account('zhangsan'))).toEqual(['sign-in ok', 'sign-out ok'])
  })

  it('[AUTH-06] of one’s own replaces it; the apps of other windows may still use its token', async () => {
    const { space, account } = openSpace(stack)
    const client = await signedIn(account('lisi'))
    const former = client.jar.get('portal') ?? ''
    const token = await tokenOf(client)
    await client.signIn(account('lisi'))
    client.jar.set('portal', former)
    expect(await isIn(client)).toBe(false)
    expect(space.userOfToken(token)).toMatchObject({ account: 'lisi' })
  })
})

describe('a switch of accounts that is not gone through with', () => {
  const airlines = '/service-base/hnacommon/listUserAirways'
  const begin = (client: HttpClient, account: string) =>
    client.postJson('/account-switch', { account })
  const choose = (client: HttpClient) =>
    client.postJson('/account-switch/airlines', { codes: ['YZ'] })
  const giveUp = (client: HttpClient) =>
    client.send('/account-switch/airlines', { method: 'DELETE' })
  /** The pending token, as the portal's own cookie holds it. */
  const waiting = (client: HttpClient) => {
    const content = openCookie('portal-switch', client.jar.get('portal-switch'))
    return (content as { token: string }).token
  }

  it('[ME-06] [SAFE-09] given up, leaves no token alive, and the session as it was', async () => {
    const { space, account } = openSpace(stack)
    const client = await signedIn(account('wujiu'))
    await begin(client, account('lisi'))
    const token = waiting(client)
    expect(space.userOfToken(token)).toMatchObject({ account: 'lisi' })
    expect((await giveUp(client)).text).toBe('{"cancelled":true}')
    expect(space.userOfToken(token)).toBeUndefined()
    expect(client.jar.has('portal-switch')).toBe(false)
    expect((await choose(client)).status).toBe(409)
    expect((await giveUp(client)).text).toBe('{"cancelled":false}')
    expect((await client.get('/profile')).text).toContain('吴九')
    expect(auditsOf(account('wujiu')).slice(1)).toEqual(['account-switch cancelled'])
  })

  it('[ME-06] begun again, leaves only the later token alive', async () => {
    const { space, account } = openSpace(stack)
    const client = await signedIn(account('wujiu'))
    await begin(client, account('lisi'))
    const first = waiting(client)
    await begin(client, account('zhouba'))
    expect(space.userOfToken(first)).toBeUndefined()
    expect(space.userOfToken(waiting(client))).toMatchObject({ account: 'zhouba' })
  })

  it('[ME-06] failing before the choice, leaves no token alive', async () => {
    const { space, account } = openSpace(stack)
    const client = await signedIn(account('wujiu'))
    const given: string[] = []
    const issue = space.openSession
    space.openSession = (...args) => {
      given.push(issue(...args))
      return given.at(-1) ?? ''
    }
    space.faults.add({ path: airlines, kind: 'status', status: 500 })
    expect((await begin(client, account('lisi'))).status).toBe(502)
    expect(given).toHaveLength(1)
    expect(space.userOfToken(given[0] ?? '')).toBeUndefined()
    expect(await isIn(client)).toBe(true)
  })

  it('[ME-06] given up while the backend is away, is given up all the same', async () => {
    const { space, account } = openSpace(stack)
    const client = await signedIn(account('wujiu'))
    await begin(client, account('lisi'))
    space.faults.add({ path: '/auth/token/logout', kind: 'reset' })
    expect((await giveUp(client)).status).toBe(200)
    expect(client.jar.has('portal-switch')).toBe(false)
  })
})

describe('codes for forgotten passwords', () => {
  const from = (address: string) => {
    const client = browser()
    const headers = { 'x-forwarded-for': address }
    return (fields: Record<string, string>) => client.post('/missingPassword', fields, headers)
  }

  it('[AUTH-07] [SAFE-04] are limited by address, whatever the accounts', async () => {
    const { space, account } = openSpace(stack)
    const orders = () => space.journal.find({ path: '/auth/password/*' }).length
    for (let count = 0; count < 20; count += 1) {
      const name = account(`nobody-${count}`)
      expect((await from('198.51.100.1')({ intent: 'send', account: name })).status).toBe(302)
    }
    expect(orders()).toBe(20)
    const barred = await from('198.51.100.1')({ intent: 'send', account: account('lisi') })
    expect(barred.status).toBe(429)
    expect(barred.headers['retry-after']).toBe('900')
    expect(barred.text).toContain('当前网络操作过于频繁，请 15 分钟后再试')
    expect(orders()).toBe(20)
    expect(auditsOf(account('lisi'))).toEqual(['password-reset limited'])
    const order = { intent: 'send', account: account('lisi') }
    expect((await from('198.51.100.2')(order)).status).toBe(302)
    stack.advanceClock(15 * 60_000)
    expect(
      (await from('198.51.100.1')({ intent: 'send', account: account('zhouba') })).status,
    ).toBe(302)
  })

  it('[AUTH-07] [SAFE-04] cannot be guessed at length from one place; the right one does not count', async () => {
    const { space, account } = openSpace(stack)
    let ordered = 0
    /** Tries a code from another address than the one that requested it. */
    const tries = async (name: string, code: string | null, address: string) => {
      ordered += 1
      const client = browser()
      const order = { intent: 'send', account: account(name) }
      await client.post('/missingPassword', order, { 'x-forwarded-for': `192.0.2.${ordered}` })
      const check = { intent: 'check', code: code ?? (await resetCode(stack, space)) }
      return client.post('/missingPassword', check, { 'x-forwarded-for': address })
    }
    for (let count = 0; count < 19; count += 1) {
      expect((await tries(`nobody-${count}`, '0', '2001:db8:9::1')).status).toBe(422)
    }
    expect((await tries('lisi', null, '2001:db8:9::1')).status).toBe(302)
    expect((await tries('zhouba', '0', '2001:db8:9::1')).status).toBe(422)
    const barred = await tries('sunqi', '0', '2001:db8:9::2')
    expect(barred.status).toBe(429)
    expect(barred.text).toContain('当前网络操作过于频繁')
    expect((await tries('wangwu', '0', '2001:db8:a::1')).status).toBe(422)
  })
})
