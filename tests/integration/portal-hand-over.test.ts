import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { failureStatuses } from '../../app/features/hand-over/ways'
import {
  type HandOverWay,
  handOverWayNames,
  handOverWays,
  orderHandOver,
} from '../../mock-platform/data/hand-over-ways'
import type { Space } from '../../mock-platform/data/space'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { auditLines, signedInAs, stackForFile } from '../support/server-test'
import { openSpace, ownStateFolder, startPortalBeside } from '../support/stack'

const stack = await stackForFile()

/** Another portal of the same platform, for one test. */
async function forPortal(env: Record<string, string>) {
  const { portal } = await startPortalBeside(stack.mock, env)
  onTestFinished(() => portal.stop())
  return portal
}

const browser = () => createHttpClient(stack.portal.url)

type Order = Partial<Omit<Parameters<typeof orderHandOver>[1], 'user'>>

/** The address by which another system hands an account over. */
function handOver(space: Space, name: string, order: Order = {}) {
  const user = space.users.get(name)
  if (!user) throw new Error(`no ${name}`)
  return orderHandOver(space, { way: 'ssoLogin', user, ...order })
}

const failurePages: Record<HandOverWay, string> = {
  ssoLogin: '/ssoLoginError',
  ssoLoginToken: '/ssoLoginError',
  pcAuth: '/baichuanErrorPage',
  zwddPcAuth: '/zwddErrorPage',
  zqtPcAuth: '/ssoLoginError',
  'meeting-login': '/ssoLoginError',
  thirdRedirect: '/ssoLoginError',
}

const lastAudit = (way: string) => auditLines(stack, { audit: 'hand-over', way }).at(-1)

/** The signed-in user, according to the portal. */
async function userOf(client: HttpClient) {
  const answer = await client.get('/profile')
  return answer.status === 200 ? (JSON.parse(answer.text) as { account: string }).account : null
}

describe('a hand-over from another system', () => {
  it.each(handOverWayNames)('[AUTH-11] by %s signs in and goes on to its path', async (way) => {
    const { space, account } = openSpace(stack)
    const client = browser()
    const url = '/inbox/list/1?box=2'
    const { token, path } = handOver(space, 'lisi', { way, url })
    const answer = await client.get(path)
    expect(answer).toMatchObject({ status: 303, location: url })
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(JSON.stringify({ ...answer, headers: answer.location })).not.toContain(token)
    expect((await client.get(url)).status).toBe(200)
    expect(await userOf(client)).toBe(account('lisi'))
    expect(lastAudit(way)).toMatchObject({
      account: account('lisi'),
      tenant: space.users.get('lisi')?.tenantId,
      result: 'ok',
      address: '127.0.0.1',
    })
    expect(stack.logLines.join('')).not.toContain(token)
  })

  it('[AUTH-06] starts a fresh session, in the tenant that it is for', async () => {
    const { space } = openSpace(stack)
    const tenant = space.users.get('zhangsan')?.tenants[1]
    const client = browser()
    const cookies = new Set<string | undefined>()
    for (const tenantId of [undefined, tenant?.tenantId?.split('@')[0]]) {
      await client.get(handOver(space, 'zhangsan', { tenantId }).path)
      cookies.add(client.jar.get('portal'))
    }
    expect(cookies.size).toBe(2)
    expect((await client.get('/index')).text).toContain(tenant?.othTenantName)
  })

  it('[AUTH-11] [SAFE-14] over another user’s session asks first, with both names, and nothing happens before', async () => {
    const { space, account, client } = await signedInAs(stack)
    const before = client.jar.get('portal')
    const { token, path } = handOver(space, 'lisi', { url: '/inbox/list/1' })
    expect(await client.get(path)).toMatchObject({ status: 303, location: '/hand-over' })
    expect(client.jar.get('portal')).toBe(before)
    expect(await userOf(client)).toBe(account('zhangsan'))
    const page = await client.get('/hand-over')
    // Its forms keep their origin, by which alone they are recognised over plain http.
    expect(page.headers['referrer-policy']).toBe('same-origin')
    expect(page.status).toBe(200)
    for (const text of ['切换登录', '继续使用', '张三', '李四', account('lisi')]) {
      expect(page.text).toContain(text)
    }
    expect(page.text).not.toContain(token)
    expect(lastAudit('ssoLogin')).toMatchObject({ account: account('lisi'), result: 'asked' })
  })

  it('[AUTH-11] [SAFE-14] replaces the other user’s session when they agree, which ends at the backend too', async () => {
    const { space, account, client } = await signedInAs(stack)
    const before = JSON.parse((await client.post('/session/token')).text).token as string
    await client.get(handOver(space, 'lisi', { url: '/inbox/list/1' }).path)
    const answer = await client.post('/hand-over', { choice: 'switch', next: account('lisi') })
    expect(answer).toMatchObject({ status: 303, location: '/inbox/list/1' })
    expect(await userOf(client)).toBe(account('lisi'))
    expect(space.userOfToken(before)).toBeUndefined()
    expect(lastAudit('ssoLogin')).toMatchObject({ account: account('lisi'), result: 'ok' })
    expect((await client.get('/hand-over')).location).toBe('/')
  })

  it('[SAFE-14] leaves the other user’s session if they stay, and ends the token that was made for nothing', async () => {
    const { space, account, client } = await signedInAs(stack)
    await client.get(handOver(space, 'lisi').path)
    expect(space.sessionsOf('lisi')).toBe(1)
    const stay = { choice: 'keep', next: account('lisi') }
    expect(await client.post('/hand-over', stay)).toMatchObject({ status: 303, location: '/' })
    expect(await userOf(client)).toBe(account('zhangsan'))
    expect(space.sessionsOf('lisi')).toBe(0)
    expect(lastAudit('ssoLogin')).toMatchObject({ account: account('lisi'), result: 'declined' })
    expect((await client.post('/hand-over', { choice: 'switch' })).location).toMatch('expired')
    expect(await userOf(client)).toBe(account('zhangsan'))
  })

  it('[SAFE-14] takes no answer for somebody else who was brought by another window', async () => {
    const { space, account, client } = await signedInAs(stack)
    await client.get(handOver(space, 'lisi').path)
    await client.get(handOver(space, 'wangwu').path)
    for (const choice of ['switch', 'keep']) {
      expect(await client.post('/hand-over', { choice, next: account('lisi') })).toMatchObject({
        status: 303,
        location: '/hand-over',
      })
    }
    expect(await userOf(client)).toBe(account('zhangsan'))
    expect((await client.get('/hand-over')).text).toContain(`value="${account('wangwu')}"`)
  })

  it('[SAFE-14] asks only the session that it would replace, and not for ever', async () => {
    const { space, account, client } = await signedInAs(stack)
    await client.get(handOver(space, 'lisi').path)
    const question = client.jar.get('portal-hand-over') ?? ''
    const other = browser()
    await other.signIn(account('wangwu'))
    other.jar.set('portal-hand-over', question)
    expect((await other.post('/hand-over', { choice: 'switch' })).location).toMatch('expired')
    expect(await userOf(other)).toBe(account('wangwu'))
    const signedOut = browser()
    signedOut.jar.set('portal-hand-over', question)
    expect((await signedOut.post('/hand-over', { choice: 'switch' })).location).toMatch('expired')
    expect(await userOf(signedOut)).toBeNull()
    stack.advanceClock(6 * 60_000)
    expect((await client.get('/hand-over')).location).toBe('/')
  })

  it('[SAFE-14] at /ssoLoginToken takes a token once, also at a portal that started later', async () => {
    const { space, account } = openSpace(stack)
    const { token, path } = handOver(space, 'lisi', { way: 'ssoLoginToken' })
    const client = browser()
    expect((await client.get(path)).location).toBe('/')
    expect(await userOf(client)).toBe(account('lisi'))
    expect(space.userOfToken(token)).toBeDefined()
    for (const again of [client, browser()]) {
      expect((await again.get(path)).location).toBe('/ssoLoginError?reason=used')
    }
    const folder = ownStateFolder()
    const fresh = handOver(space, 'lisi', { way: 'ssoLoginToken' }).path
    const taken: string[] = []
    for (let count = 0; count < 2; count += 1) {
      const { portal } = await startPortalBeside(stack.mock, { STATE_DIR: folder })
      taken.push((await createHttpClient(portal.url).get(fresh)).location)
      await portal.stop()
    }
    expect(taken).toEqual(['/', '/ssoLoginError?reason=used'])
  })

  it('[SAFE-14] by a way that is not open says so, and uses nothing up', async () => {
    const { space } = openSpace(stack)
    const closed = await forPortal({ HAND_OVER_WAYS: 'ssoLogin, pcAuth' })
    for (const way of handOverWayNames) {
      const { path, token } = handOver(space, 'lisi', { way })
      const { location } = await createHttpClient(closed.url).get(path)
      const open = way === 'ssoLogin' || way === 'pcAuth'
      expect(location, way).toBe(open ? '/' : `${failurePages[way]}?reason=closed`)
      if (open) continue
      expect((await createHttpClient(closed.url).get(location)).text).toContain('没有开放')
      expect((await browser().get(path)).location, token).toBe('/')
    }
  })

  it('[AUTH-11] of the same user leaves their other windows a token that works', async () => {
    const { space, client } = await signedInAs(stack, 'lisi')
    const before = JSON.parse((await client.post('/session/token')).text).token as string
    await client.get(handOver(space, 'lisi').path)
    expect(space.userOfToken(before)).toMatchObject({ account: 'lisi' })
  })

  it("[AUTH-11] takes a user's own token at /ssoLogin, once, as after a switch of accounts", async () => {
    const { space, account } = openSpace(stack)
    const token = space.openSession('lisi')
    const client = browser()
    expect((await client.get(`/ssoLogin?tk=${token}&url=/`)).location).toBe('/')
    expect(await userOf(client)).toBe(account('lisi'))
    expect((await browser().get(`/ssoLogin?tk=${token}`)).location).toMatch('reason=invalid')
  })
})

describe('a hand-over that is refused', () => {
  const conditions: [string, (space: Space, way: HandOverWay) => string, string][] = [
    [
      'has expired',
      (space, way) => handOver(space, 'lisi', { way, lifetimeMs: 0 }).path,
      'expired',
    ],
    [
      'is of another tenant',
      (space, way) => handOver(space, 'lisi', { way, tenantId: 'elsewhere' }).path,
      'tenant',
    ],
    [
      'was issued for another way',
      (space, way) => {
        const other = way === 'pcAuth' ? 'zqtPcAuth' : 'pcAuth'
        const { path, token } = handOverWays[way]
        const query = new URLSearchParams({
          [token]: handOver(space, 'lisi', { way: other }).token,
        })
        return `${path}?${query}`
      },
      'invalid',
    ],
    [
      'is unknown',
      (_, way) => `${handOverWays[way].path}?${handOverWays[way].token}=tk_nobodys`,
      'invalid',
    ],
    [
      'is of an account that is gone',
      (space, way) => {
        const { path } = handOver(space, 'lisi', { way })
        space.users.remove('lisi')
        return path
      },
      'account',
    ],
  ]
  const oneTime = handOverWayNames.filter((way) => way !== 'ssoLoginToken')

  it.each(oneTime)('[AUTH-11] at %s says why on the page of its own', async (way) => {
    const { space } = openSpace(stack)
    const client = browser()
    for (const [what, make, reason] of conditions) {
      const answer = await client.get(make(space, way))
      const location = `${failurePages[way]}?reason=${reason}`
      expect({ what, ...answer }).toMatchObject({ what, status: 303, location })
      expect(client.jar.get('portal')).toBeUndefined()
      const page = await client.get(location)
      expect([401, 403]).toContain(page.status)
      expect(page.text).toMatch(/<a[^>]*href="\/login"[^>]*>重新登录<\/a>/)
      expect(lastAudit(way)).toMatchObject({ account: null, result: reason })
    }
  })

  it.each(oneTime)('[AUTH-11] at %s is good for once', async (way) => {
    const { space } = openSpace(stack)
    const { path } = handOver(space, 'lisi', { way, url: '/inbox/list/1' })
    await browser().get(path)
    const { location } = await browser().get(path)
    const back = encodeURIComponent('/inbox/list/1')
    expect(location).toBe(`${failurePages[way]}?reason=used&redirect=${back}`)
    expect((await browser().get(location)).text).toContain(`/login?redirect=${back}`)
  })

  it('[AUTH-11] expires by the clock of the space', async () => {
    const { space } = openSpace(stack)
    const { path } = handOver(space, 'lisi')
    space.clock.advance(6 * 60_000)
    expect((await browser().get(path)).location).toBe('/ssoLoginError?reason=expired')
  })

  it('[AUTH-11] at /ssoLoginToken says so if the token has expired', async () => {
    const { space } = openSpace(stack)
    const { path } = handOver(space, 'lisi', { way: 'ssoLoginToken' })
    space.clock.advance(13 * 3600_000)
    expect((await browser().get(path)).location).toBe('/ssoLoginError?reason=expired')
  })

  const kinds = ['status', 'reset', 'wrong-shape', 'html', 'code'] as const
  it.each(kinds)('[AUTH-11] by a backend with the fault %s changes no user', async (kind) => {
    const { space, account, client } = await signedInAs(stack)
    space.faults.add({ path: '/auth/sso/token/mh', kind })
    const { location } = await client.get(handOver(space, 'lisi').path)
    expect(location).toMatch(/^\/ssoLoginError\?reason=(unavailable|unknown)$/)
    expect(await userOf(client)).toBe(account('zhangsan'))
    const page = await client.get(location)
    expect(page.text).toMatch(/<a[^>]*href="\/"[^>]*>返回首页<\/a>/)
    expect(page.text).toMatch(/<a[^>]*href="\/logout"[^>]*>退出系统<\/a>/)
  })

  it.each([
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-dest': 'image' },
    { 'sec-fetch-dest': 'empty' },
    { accept: 'image/png,image/*;q=0.8,*/*;q=0.5' },
    { accept: '*/*' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
  ])('[SAFE-03] because %j is no visit of a window uses nothing up', async (headers) => {
    const { space, account } = openSpace(stack)
    const client = browser()
    const { path } = handOver(space, 'lisi')
    expect((await client.get(path, headers)).location).toBe('/ssoLoginError?reason=visit')
    expect((await client.send(path, { method: 'HEAD' })).location).toMatch('reason=visit')
    expect(await userOf(client)).toBeNull()
    expect((await client.get(path, { 'sec-fetch-dest': 'document' })).location).toBe('/')
    expect(await userOf(client)).toBe(account('lisi'))
  })
})

const text = (codes: number[]) => String.fromCharCode(...codes)

/** What users and attackers put into an address. */
const oddities: [string, string][] = [
  ['10 KB', 'a'.repeat(10_000)],
  ['double-encoded', '%252F%252Fevil.example'],
  ['protocol-relative', '//evil.example'],
  ['with a backslash', '/\\evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['with line breaks', '/x\r\nSet-Cookie: portal=evil'],
  ['with a NUL', '/\u0000'],
  ['unicode', '/公文/‮😀?词=①'],
  ['another site', 'https://evil.example/'],
]

describe('odd addresses', () => {
  const leads = (location: string) => new URL(location, stack.portal.url)

  it.each(oddities)('[AUTH-05] with a path that is %s go on inside this site', async (_, value) => {
    const { space } = openSpace(stack)
    for (const way of handOverWayNames) {
      const answer = await browser().get(handOver(space, 'lisi', { way, url: value }).path)
      expect(answer.status).toBe(303)
      expect(leads(answer.location).origin).toBe(stack.portal.url)
      expect(answer.location).not.toMatch(/^\/[/\\]|javascript/)
      expect(String(answer.headers['set-cookie'])).not.toContain('evil')
    }
  })

  it.each(oddities)('[AUTH-11] with a token that is %s lead to a clear page', async (_, value) => {
    for (const way of handOverWayNames) {
      const query = new URLSearchParams({ [handOverWays[way].token]: value })
      const answer = await browser().get(`${handOverWays[way].path}?${query}`)
      expect(answer.status).toBe(303)
      expect(answer.location).toMatch(
        new RegExp(`^${failurePages[way]}\\?reason=(malformed|invalid|expired)$`),
      )
      expect([400, 401]).toContain((await browser().get(answer.location)).status)
    }
  })

  it.each(handOverWayNames)('[AUTH-11] %s without a token says what it is for', async (way) => {
    const { path, token } = handOverWays[way]
    for (const query of ['', `?${token}=`, `?${token}=&${token}=`, '?other=1']) {
      const page = await browser().get(path + query)
      expect(page.status).toBe(400)
      expect(page.text).toContain('账号登录')
      expect(page.headers['referrer-policy']).toBe('no-referrer')
    }
  })

  it.each(handOverWayNames)('[AUTH-11] %s that names its token twice is refused', async (way) => {
    const { space } = openSpace(stack)
    const { path } = handOver(space, 'lisi', { way })
    const twice = `${path}&${handOverWays[way].token}=tk_other`
    expect((await browser().get(twice)).location).toBe(`${failurePages[way]}?reason=malformed`)
    expect((await browser().get(`${path}&${handOverWays[way].target}=/a`)).location).toBe('/a')
  })

  it('[AUTH-05] a path that would hand over or fail again, or that is named twice, leads to /', async () => {
    const { space } = openSpace(stack)
    const circles = ['/ssoLogin?tk=1', '/SSOLOGIN/', '/ssoLoginError', '/login', '/exptions-404']
    for (const url of circles) {
      expect((await browser().get(handOver(space, 'lisi', { url }).path)).location).toBe('/')
    }
    const { path } = handOver(space, 'lisi', { url: '/a' })
    expect((await browser().get(`${path}&url=/b`)).location).toBe('/')
  })

  it.each(
    Object.values(failurePages),
  )('[SAFE-16] no reason that anybody types at %s is a failure of the portal’s', async (path) => {
    for (const reason of Object.keys(failureStatuses))
      expect((await browser().get(`${path}?reason=${reason}`)).status, reason).toBeLessThan(500)
  })

  it('[AUTH-11] no query at all makes a hand-over, a failure or a notice fail by itself', async () => {
    const paths = [
      ...handOverWayNames.map((way) => handOverWays[way].path),
      '/auth-redirect',
      '/ssoLoginError',
      '/zwddErrorPage',
      '/baichuanErrorPage',
      '/noticeDetail',
      '/exptions',
    ]
    const names = fc.constantFrom(
      ...['tk', 'token', 'code', 'url', 'redirect', 'reason', 'id', 'errorCode', '__proto__'],
    )
    const values = fc.oneof(
      fc.constantFrom(...Object.keys(failureStatuses), '500', '503'),
      fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map(text),
      fc.constantFrom(...oddities.slice(1).map(([, value]) => value), '__proto__', 'constructor'),
    )
    const query = fc.array(fc.tuple(names, values), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), query, async (path, pairs) => {
        const search = new URLSearchParams(pairs.map(([name, value]) => [name, value]))
        const answer = await browser().get(`${path}?${search}`)
        expect(answer.status).toBeLessThan(500)
        if (answer.location) expect(leads(answer.location).origin).toBe(stack.portal.url)
        expect(answer.text).not.toMatch(/<script>alert|href="(?:javascript|https?:|\/\/)/)
      }),
      { numRuns: 150 },
    )
  }, 60_000)
})

it('[AUTH-11] /auth-redirect goes on to a path of this site, by the login path if no user is signed in', async () => {
  const { account } = openSpace(stack)
  const path = `/auth-redirect?redirect=${encodeURIComponent('/inbox/list/1')}`
  const client = browser()
  expect((await client.get(path)).location).toBe('/login?redirect=%2Finbox%2Flist%2F1')
  await client.signIn(account('lisi'))
  expect((await client.get(path)).location).toBe('/inbox/list/1')
  const page = await client.get('/auth-redirect?redirect=//evil.example')
  expect(page).toMatchObject({ status: 400, location: '' })
  expect(page.text).not.toContain('evil')
})

describe('the mobile workplace app', () => {
  const inApp = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) TaurusApp/2.1' }

  it('[AUTH-11] signs in for a meeting at /meeting-login, which knows the way back', async () => {
    const { space } = openSpace(stack)
    const meeting = '/meetingnotice/noticeDetail?id=1'
    const { location } = await browser().get(meeting, inApp)
    expect(location).toBe(`/meeting-login?redirect=${encodeURIComponent(meeting)}`)
    expect((await browser().get(location, inApp)).text).toContain(
      `/login?redirect=${encodeURIComponent(meeting)}`,
    )
    const { token } = handOver(space, 'lisi', { way: 'meeting-login' })
    expect((await browser().get(`${location}&code=${token}`, inApp)).location).toBe(meeting)
  })

  it.each([
    'zwddPcAuth',
    'zqtPcAuth',
    'pcAuth',
  ] as const)('[AUTH-10] hands over by %s without a change of the initial password, whatever browser asks then', async (way) => {
    const { space } = openSpace(stack)
    const client = browser()
    await client.get(handOver(space, 'zhaoliu', { way }).path, inApp)
    for (const headers of [inApp, {}]) {
      expect((await client.get('/index', headers)).status).toBe(200)
    }
  })

  it('[AUTH-10] is what hands over: by another way the initial password is changed first', async () => {
    const { space } = openSpace(stack)
    const client = browser()
    await client.get(handOver(space, 'zhaoliu', { way: 'ssoLogin' }).path, inApp)
    expect((await client.get('/index', inApp)).location).toMatch(/^\/modifyPassword/)
  })

  it('[GUARD-03] signs in at the login path for everything else, as other browsers do for meetings', async () => {
    expect((await browser().get('/inbox/list/1', inApp)).location).toMatch(/^\/login\?/)
    expect((await browser().get('/meetingnotice/noticeDetail')).location).toMatch(/^\/login\?/)
  })
})
