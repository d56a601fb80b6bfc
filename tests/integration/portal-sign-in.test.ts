import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { signedInAs, stackForFile, stackForTest } from '../support/server-test'
import { demoPassword, openSpace } from '../support/stack'

const stack = await stackForFile()

const browser = () => createHttpClient(stack.portal.url)
const tokenPath = '/auth/oauth/token'

describe('signing in', () => {
  it('[AUTH-01] exchanges account and password for a token, with the client credential', async () => {
    const { space, account } = openSpace(stack)
    const answer = await browser().signIn(account('zhangsan'))
    expect(answer).toMatchObject({ status: 302, location: '/' })
    const [call] = space.journal.find({ path: tokenPath })
    expect(call).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: { grant_type: 'password', username: account('zhangsan') },
    })
  })

  it("[AUTH-01] a refusal shows the server's words, keeps the account and drops the password", async () => {
    const { account } = openSpace(stack)
    const password = 'wrong-canary-77'
    const answer = await browser().signIn(account('zhangsan'), { password })
    expect(answer.status).toBe(401)
    expect(answer.text).toContain('用户名或密码错误')
    expect(answer.text).toContain(`value="${account('zhangsan')}"`)
    expect(answer.text).not.toContain(password)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    ['', demoPassword, '请输入账号'],
    ['zhangsan', '', '请输入密码'],
    ['x'.repeat(201), demoPassword, '账号或密码过长'],
    ['zhangsan', 'x'.repeat(201), '账号或密码过长'],
  ])('[AUTH-01] the account %.9s… with an impossible field asks no backend', async (account, password, text) => {
    const calls = () => stack.mock.space().journal.find({ path: tokenPath }).length
    const before = calls()
    const answer = await browser().signIn(account, { password })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(text)
    expect(calls()).toBe(before)
  })

  it('[AUTH-01] a form that is none is refused without an alarm', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await browser().send('/login', { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(400)
  })

  it('[AUTH-01] a body that no form has is refused before it is read', async () => {
    const answer = await browser().signIn('x'.repeat(100_000))
    expect(answer.status).toBe(413)
  })

  it.each([
    ['/inbox/list/1?box=2', '/inbox/list/1?box=2'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
  ])('[AUTH-05] with redirect %s it leads to %s', async (redirect, expected) => {
    const { account } = openSpace(stack)
    expect((await browser().signIn(account('lisi'), { redirect })).location).toBe(expected)
    const form = await browser().get(`/login?redirect=${encodeURIComponent(redirect)}`)
    expect(form.text).toContain(`name="redirect" value="${expected}"`)
  })
})

it.each([
  ['reset', {}, 503, '服务暂时无法连接'],
  ['status', { status: 500 }, 502, '服务出现错误'],
  ['bad-json', {}, 502, '服务返回的数据有误'],
  ['html', {}, 502, '服务返回的数据有误'],
  ['wrong-shape', {}, 502, '服务返回的数据有误'],
  ['truncate', {}, 503, '服务暂时无法连接'],
  ['code', { code: 1001 }, 502, '服务出现错误'],
  ['status', { status: 401 }, 502, '服务出现错误'],
] as const)('[HOLD-01] %s %j at sign-in is told at the form, which keeps the account', async (kind, more, status, text) => {
  const { space, account } = openSpace(stack)
  space.faults.add({ path: tokenPath, kind, ...more })
  const answer = await browser().signIn(account('lisi'))
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(text)
  expect(answer.text).toContain(`value="${account('lisi')}"`)
  expect(answer.text).not.toContain(demoPassword)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(space.journal.find({ path: tokenPath })).toHaveLength(1)
})

describe('the session cookie', () => {
  const sessionLine = (lines: string[] = []) =>
    lines.find((line) => /^(__Host-)?portal=/.test(line))

  it('[AUTH-06] is httpOnly, SameSite=Lax and for the whole site', async () => {
    const { account } = openSpace(stack)
    const answer = await browser().signIn(account('lisi'))
    const line = sessionLine(answer.headers['set-cookie'])
    expect(line).toContain('; HttpOnly')
    expect(line).toContain('; SameSite=Lax')
    expect(line).toContain('; Path=/')
    expect(line).not.toContain('Secure')
  })

  it('[AUTH-06] is Secure and bound to the host if users come by https', async () => {
    const secure = await stackForTest({ PUBLIC_URL: 'https://portal.example' })
    const client = createHttpClient(secure.portal.url, { host: 'portal.example' })
    const answer = await client.signIn('lisi')
    const line = sessionLine(answer.headers['set-cookie'])
    expect(line).toMatch(/^__Host-portal=/)
    expect(line).toContain('; Secure')
    expect(line).not.toContain('Domain=')
    expect((await client.get('/index')).status).toBe(200)
    expect(answer.headers['strict-transport-security']).toContain('max-age=')
  })

  it('[AUTH-06] counts as no session when any byte of it was changed', async () => {
    const { client } = await signedInAs(stack, 'lisi')
    const good = client.jar.get('portal') ?? ''
    const forged = Buffer.from(JSON.stringify({ who: { sessionId: 'a', token: 'b', userId: 'c' } }))
    const swapped = good.startsWith('A') ? 'B' : 'A'
    for (const wrong of [
      swapped + good.slice(1),
      good.slice(0, -3),
      forged.toString('base64'),
      '%',
    ]) {
      client.jar.set('portal', wrong)
      expect(await client.get('/index')).toMatchObject({
        status: 302,
        location: '/login?redirect=%2Findex',
      })
    }
  })

  it('[AUTH-06] sealed with the former secret is still good after a rotation', async () => {
    const [former, next] = ['former-secret-0123', 'newest-secret-0123']
    const old = await stackForTest({ SESSION_SECRET: former })
    const rotated = await stackForTest({
      SESSION_SECRET: `${next},${former}`,
      PLATFORM_URL: old.mock.url,
    })
    const before = createHttpClient(old.portal.url)
    await before.signIn('lisi')
    const after = createHttpClient(rotated.portal.url)
    after.jar.set('portal', before.jar.get('portal') ?? '')
    expect((await after.get('/index')).status).toBe(200)
  })

  it('[AUTH-06] signing out forgets it and ends the token at the backend', async () => {
    const { space, client } = await signedInAs(stack, 'lisi')
    const kept = client.jar.get('portal') ?? ''
    expect(await client.post('/logout')).toMatchObject({ status: 302, location: '/login' })
    expect(client.jar.has('portal')).toBe(false)
    expect(space.journal.find({ path: '/auth/token/logout' })).toHaveLength(1)

    client.jar.set('portal', kept)
    expect((await client.get('/index')).location).toBe('/login?redirect=%2Findex')
    client.jar.set('portal', kept)
    expect((await client.get('/realm')).status).toBe(401)
    expect((await client.get('/service-system/user/personal/info')).status).toBe(401)
  })
})
