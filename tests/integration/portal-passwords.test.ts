import { describe, expect, it } from 'vitest'
import { reminderAnswered } from '~contract/portal/password-due'
import { createHttpClient } from '../support/http-client'
import { auditLines, stackForFile } from '../support/server-test'
import { demoPassword, openSpace, resetCode } from '../support/stack'

/** The public half of the mock platform's key pair. */
const mockKey =
  '049a0cd9b02a998c07aede81196448ef2c28d94d281dcba9dc06aeb9e80e95300f0c26069762b2481de713e1ca0448c86587271f438feb14c9a75bae0c932399e8'
const canary = 'Canary-2027-secret'

const stack = await stackForFile({ PASSWORD_SM2_KEY: mockKey })

const browser = () => createHttpClient(stack.portal.url)
async function signedIn(name: string) {
  const { space, account } = openSpace(stack)
  const client = browser()
  const answer = await client.signIn(account(name), { redirect: '/inbox/list/1' })
  return { client, space, account: account(name), answer }
}
const change = (client: ReturnType<typeof browser>, next = canary, current = demoPassword) =>
  client.post('/modifyPassword', {
    currentPassword: current,
    newPassword: next,
    sureNewPassword: next,
    redirect: '/list/index',
  })

it('[GUARD-04] [AUTH-08] nobody’s password can be changed at /modifyPassword, which leads to the sign-in and back', async () => {
  const { status, text } = await browser().get('/modifyPassword?redirect=/index')
  expect(status).toBe(200)
  expect(text).toContain('请重新登录后继续使用。')
  expect(text).toContain('/login?redirect=%2FmodifyPassword%3Fredirect%3D%252Findex')
  const passwordInput = /<input\b[^>]*type="password"/
  expect(text).not.toMatch(passwordInput)
  const { client } = await signedIn('zhangsan')
  expect((await client.get('/modifyPassword')).text).toMatch(passwordInput)
})

it('[AUTH-10] the answer to a reminder that is on its way counts for its own session alone', async () => {
  const { client } = await signedIn('sunqi')
  const page = async () => (await client.get('/index')).text
  const isReminded = async () => /passwordDue.{0,80}expired/.test(await page())
  expect(await isReminded()).toBe(true)
  client.jar.set(reminderAnswered, 'f'.repeat(16))
  expect(await isReminded()).toBe(true)
  const [, mark = ''] = /session\W+([0-9a-f]{16})\b/.exec(await page()) ?? []
  client.jar.set(reminderAnswered, mark)
  expect(await isReminded()).toBe(false)
})

describe('somebody with the initial password', () => {
  it('[AUTH-08] is led from sign-in to the change, with the way on', async () => {
    const { answer } = await signedIn('zhaoliu')
    expect(answer.location).toBe('/modifyPassword?redirect=%2Finbox%2Flist%2F1')
  })

  it.each([
    '/',
    '/index',
    '/inbox/list/1',
    '/personal-setting/index?module=safeSetting',
    '/no-such-app',
    '/login',
    '/missingPassword',
    '/error',
    '/exptions?errorCode=404',
    '/exptions-503',
    '/password-reminder',
    '/profile',
  ])('[AUTH-08] is led from %s to the change', async (path) => {
    const { client } = await signedIn('zhaoliu')
    const answer = await client.get(path)
    expect(answer.status).toBe(302)
    expect(answer.location).toMatch(/^\/modifyPassword(\?redirect=|$)/)
    expect(answer.text).not.toContain('应用导航')
  })

  const inside = { 'user-agent': 'Mozilla/5.0 (iPhone) TaurusApp/2.1' }

  it('[AUTH-08] [AUTH-10] is made to change it whatever browser the request names', async () => {
    const { account } = openSpace(stack)
    const client = browser()
    const fields = { account: account('zhaoliu'), password: demoPassword, redirect: '/index' }
    const change = '/modifyPassword?redirect=%2Findex'
    expect((await client.post('/login', fields, inside)).location).toBe(change)
    expect((await client.get('/index', inside)).location).toBe(change)
    const token = await client.send('/session/token', { method: 'POST', headers: inside })
    expect(token.text + token.location).toContain('/modifyPassword')
  })

  it.each([
    ['GET', '/index.data'],
    ['GET', '/_root.data'],
    ['GET', '/profile.data'],
    ['POST', '/shortcuts'],
    ['POST', '/session/token'],
    ['POST', '/password-reminder'],
  ])('[AUTH-08] gets nothing but the way there from %s %s', async (method, path) => {
    const { client } = await signedIn('zhaoliu')
    const answer = await client.send(path, { method })
    expect(answer.text + answer.location).toContain('/modifyPassword')
    expect(answer.text).not.toMatch(/tk_|tenant|赵六/)
  })

  it.each([
    '/service-mail/mail/page',
    '/service-system/user/personal/info',
    '/subapps/inbox/',
    '/realm',
    '/iframe.html?app=policy',
    '/open/policy',
    '/framing/policy',
  ])('[AUTH-08] is refused %s', async (path) => {
    const { client, space } = await signedIn('zhaoliu')
    space.journal.clear()
    const answer = await client.get(path)
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('请先修改初始密码')
    expect(space.journal.find({})).toEqual([])
  })

  it('[AUTH-08] may sign out', async () => {
    const { client } = await signedIn('zhaoliu')
    expect((await client.get('/logout')).status).toBe(200)
    expect((await client.post('/logout')).location).toBe('/login')
    expect((await client.get('/index')).location).toMatch(/^\/login/)
  })

  it('[AUTH-08] is free after the change, with the new password only', async () => {
    const { client, account } = await signedIn('zhaoliu')
    const changed = await change(client)
    expect(changed.location).toBe('/login?redirect=%2Flist%2Findex')
    expect((await client.get('/index')).location).toMatch(/^\/login/)
    expect((await client.signIn(account)).status).toBe(401)
    expect((await client.signIn(account, { password: canary })).location).toBe('/')
    expect((await client.get('/index')).status).toBe(200)
  })

  it('[AUTH-08] is so from the moment on that the backend says it', async () => {
    const { client, space } = await signedIn('zhangsan')
    const before = client.jar.get('portal')
    const { exInfo } = space.users.get('zhangsan') ?? {}
    space.users.update('zhangsan', {
      exInfo: { limitTime: '', rootName: '', ...exInfo, init: '1' },
    })
    expect((await client.get('/list/index')).location).toBe(
      '/modifyPassword?redirect=%2Flist%2Findex',
    )
    expect(client.jar.get('portal')).not.toBe(before)
    expect((await client.get('/service-mail/mail/page')).status).toBe(403)
  })
})

describe('a change of the password', () => {
  it('[SAFE-13] ends the account’s tokens elsewhere at the backend, and bears one that cannot', async () => {
    const { client, space } = await signedIn('lisi')
    const elsewhere = space.openSession('lisi')
    await change(client)
    expect(space.userOfToken(elsewhere)).toBeUndefined()
    expect(space.sessionsOf('lisi')).toBe(0)

    const other = await signedIn('zhangsan')
    const call = { path: '/auth/token/logout-others', kind: 'status', status: 404 } as const
    other.space.faults.add(call)
    other.space.openSession('zhangsan')
    expect((await change(other.client)).location).toBe('/login?redirect=%2Flist%2Findex')
    expect(other.space.sessionsOf('zhangsan')).toBe(1)
  })

  it('[SAFE-09] [AUTH-09] is audited, refused or not, and has no user without a session', async () => {
    const { client, account } = await signedIn('lisi')
    const refused = await change(client, canary, 'Canary-wrong')
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('当前密码不正确')
    expect((await change(client)).location).toBe('/login?redirect=%2Flist%2Findex')
    expect(auditLines(stack, { audit: 'password-change', account })).toMatchObject([
      { result: 'refused', code: -1, tenant: expect.any(String) },
      { result: 'ok' },
    ])
    expect((await change(browser())).location).toBe('/login')
  })

  it('[SAFE-12] takes five wrong present passwords over all sessions, then ends the one and locks the account', async () => {
    const { client, account } = await signedIn('lisi')
    const other = browser()
    await other.signIn(account)
    for (let wrong = 1; wrong <= 4; wrong += 1) {
      expect((await change(wrong % 2 ? client : other, canary, 'Canary-wrong')).status).toBe(422)
    }
    const last = await change(client, canary, 'Canary-wrong')
    expect(last.location).toMatch(/^\/login/)
    expect((await client.get('/login')).text).toContain('账号已锁定')
    expect((await client.get('/index')).location).toMatch(/^\/login/)

    const barred = await change(other)
    expect(barred.status).toBe(429)
    expect(Number(barred.headers['retry-after'])).toBeGreaterThan(800)
    expect((await other.get('/index')).status).toBe(200)
    expect((await browser().signIn(account)).status).toBe(429)
    expect(auditLines(stack, { audit: 'lock', account })).toHaveLength(1)

    stack.advanceClock(16 * 60_000)
    expect((await change(other)).location).toMatch(/^\/login/)
  })

  it('[SAFE-08] leaves no password behind in log, page or address', async () => {
    const { client } = await signedIn('lisi')
    const answers = [
      await change(client, canary, 'Canary-2027-wrong'),
      await client.post('/modifyPassword', { currentPassword: canary, newPassword: canary }),
      await change(client),
    ]
    for (const { text, location } of answers) expect(text + location).not.toContain('Canary')
    expect(stack.logLines.join('\n')).not.toContain('Canary')
  })

  it('[AUTH-05] [AUTH-09] leads only inside this site', async () => {
    const { client } = await signedIn('lisi')
    const fields = { currentPassword: demoPassword, newPassword: canary, sureNewPassword: canary }
    const answer = await client.post('/modifyPassword', { ...fields, redirect: '//evil.example/' })
    expect(answer.location).toBe('/login')
  })
})

describe('a forgotten password', () => {
  it('[AUTH-07] [SAFE-09] [SAFE-10] is replaced step by step, without scripts, and audited', async () => {
    const { space, account } = openSpace(stack)
    const client = browser()
    const step = (fields: Record<string, string>) => client.post('/missingPasswordNew', fields)
    expect((await client.get('/missingPasswordNew')).text).toContain('重置密码页')
    expect((await step({ intent: 'send', account: account('lisi') })).location).toBe(
      '/missingPasswordNew',
    )
    expect((await client.get('/missingPasswordNew')).text).toContain('139****0002')
    expect((await step({ intent: 'check', code: 'none' })).text).toContain('验证码错误')
    const code = await resetCode(stack, space)
    await step({ intent: 'check', code })
    const page = (await client.get('/missingPasswordNew')).text
    expect(page).toContain('设置新密码')
    expect(page).not.toContain('ticket')
    const set = { intent: 'set', newPassword: canary }
    expect((await step({ ...set, sureNewPassword: '' })).text).toContain('请确认新密码')
    expect((await step({ ...set, sureNewPassword: canary })).location).toBe('/login')
    expect((await client.get('/login')).text).toContain('密码重置成功')
    expect((await client.get('/login')).text).not.toContain('密码重置成功')
    expect((await client.signIn(account('lisi'), { password: canary })).location).toBe('/')
    expect(auditLines(stack, { audit: 'password-reset', account: account('lisi') })).toMatchObject([
      { result: 'refused' },
      { result: 'ok' },
    ])
  })

  it('[SAFE-12] takes five wrong codes for an account, from wherever they come, then not even the right one', async () => {
    const { space, account } = openSpace(stack)
    const post = (client: ReturnType<typeof browser>, fields: Record<string, string>) =>
      client.post('/missingPassword', fields)
    const ordering = async (name: string) => {
      const client = browser()
      await post(client, { intent: 'send', account: name })
      return client
    }
    const client = await ordering(account('lisi'))
    const copy = browser()
    for (const [name, value] of client.jar) copy.jar.set(name, value)
    for (const guesser of [client, copy, client, copy, client])
      expect((await post(guesser, { intent: 'check', code: 'none' })).status).toBe(422)
    const code = await resetCode(stack, space)
    const barred = await post(copy, { intent: 'check', code })
    expect(barred.status).toBe(429)
    expect(barred.text).toContain('验证码错误次数过多')
    expect(Number(barred.headers['retry-after'])).toBeGreaterThan(800)
    const fields = { account: account('lisi') }
    expect(auditLines(stack, { audit: 'lock', ...fields })).toMatchObject([{ way: 'reset-code' }])
    expect(auditLines(stack, { audit: 'password-reset', ...fields }).at(-1)?.result).toBe('locked')
    // A user with the password is not affected, nor is another account at the same address.
    expect((await browser().signIn(account('lisi'))).status).toBe(302)
    const other = await ordering(account('zhangsan'))
    expect((await post(other, { intent: 'check', code: 'none' })).status).toBe(422)
  })

  it('[SAFE-13] ends the account’s tokens at the backend, which other systems hold', async () => {
    const { space, account } = openSpace(stack)
    const elsewhere = space.openSession('lisi')
    const client = browser()
    const step = (fields: Record<string, string>) => client.post('/missingPassword', fields)
    await step({ intent: 'send', account: account('lisi') })
    await step({ intent: 'check', code: await resetCode(stack, space) })
    const set = { intent: 'set', newPassword: canary, sureNewPassword: canary }
    expect((await step(set)).location).toBe('/login')
    expect(space.userOfToken(elsewhere)).toBeUndefined()
    expect(space.sessionsOf('lisi')).toBe(0)
  })

  it('[AUTH-07] cannot be set without the code, whatever the browser claims', async () => {
    const { account } = openSpace(stack)
    const client = browser()
    const set = { intent: 'set', newPassword: canary, sureNewPassword: canary }
    expect(
      (await client.post('/missingPassword', { ...set, account: account('lisi') })).status,
    ).toBe(400)
    const forged = Buffer.from(
      JSON.stringify({ step: 'password', account: account('lisi'), ticket: 'x' }),
    ).toString('base64')
    for (const value of [forged, `${forged}.x`, 'e30%3D']) {
      client.jar.set('portal-reset', encodeURIComponent(value))
      expect((await client.post('/missingPassword', set)).status).toBe(400)
      expect((await client.get('/missingPassword')).text).toContain('获取验证码')
    }
  })

  it.each([
    {},
    { intent: 'send' },
    { intent: 'send', account: ' ' },
    { intent: 'send', account: 'a'.repeat(10_000) },
    { intent: 'check', code: '1' },
    { intent: 'nonsense' },
  ])('[AUTH-07] with odd fields (%j) is told at the field', async (fields) => {
    const answer = await browser().post('/missingPassword', fields as Record<string, string>)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('role="alert"')
  })
})
