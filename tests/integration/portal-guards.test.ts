import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile({ SUPPORT_CONTACT: '信息中心 <6000>' })

const browser = () => createHttpClient(stack.portal.url)
const signedIn = (name = 'zhangsan', scenario = 'default') => signedInAs(stack, name, scenario)
/** Found only in the signed-in shell. */
const shellMark = '应用导航'

describe('a signed-out visitor', () => {
  it.each([
    '/',
    '/index',
    '/inbox/list/1?box=2&word=%E5%85%AC%E6%96%87',
    '/system/settingcenter/edit',
    '/no-such-app',
    '/personal-setting/index',
    '/a//b',
  ])('[GUARD-03] is led from %s to the login path, which knows the way back', async (path) => {
    const answer = await browser().get(path)
    expect(answer).toMatchObject({
      status: 302,
      location: `/login?redirect=${encodeURIComponent(path)}`,
    })
    expect(answer.text).not.toContain(shellMark)
  })

  it('[GUARD-03] has the way back without the marks of a data request', async () => {
    const answer = await browser().get('/inbox/list/1.data?box=2&_routes=routes%2F%24')
    expect(answer.status).toBe(202)
    expect(answer.text).toContain('/login?redirect=%2Finbox%2Flist%2F1%3Fbox%3D2"')
    expect(answer.text).not.toContain('systemName":"协同办公门户","person')
    expect(answer.headers['set-cookie']?.join()).toMatch(/portal=;/)
  })

  const closed = ['/index', '/_root.data', '/index.data', '/realm', '/session/token']
  it.each(closed)('[GUARD-04] never gets anything of the shell from %s', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await browser().send(path, { method })
      expect(answer.text).not.toContain(shellMark)
      expect(answer.text).not.toMatch(/person|tenant|tk_/)
    }
  })

  it.each([
    '/login',
    '/missingPassword',
    '/missingPasswordNew',
    '/modifyPassword',
    '/error',
    '/exptions?errorCode=403',
    '/exptions-404',
    '/exptions-503',
    '/logout',
  ])('[GUARD-04] sees %s without a session', async (path) => {
    const answer = await browser().get(path)
    expect(answer.location).toBe('')
    expect(answer.headers['content-type']).toContain('text/html')
  })
})

describe('a signed-in user', () => {
  it('[GUARD-02] is sent from the login path to /, and from there to the first app', async () => {
    const { client } = await signedIn()
    expect(await client.get('/login')).toMatchObject({ status: 302, location: '/' })
    expect(await client.get('/')).toMatchObject({ status: 302, location: '/index' })
  })

  it.each([
    '/missingPassword',
    '/missingPasswordNew',
    '/modifyPassword',
  ])('[GUARD-02] passes on the whitelisted %s', async (path) => {
    const { client } = await signedIn()
    expect(await client.get(path)).toMatchObject({ status: 200, location: '' })
  })

  it('[GUARD-02] has the app list loaded once for a page', async () => {
    const { client, space } = await signedIn()
    space.journal.clear()
    const answer = await client.get('/inbox/list/1')
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(shellMark)
    expect(space.journal.find({ path: '/service-system/sysappuser/list' })).toMatchObject([
      { query: { column: 'sort' } },
    ])
  })

  it.each([
    '/login',
    '/error',
    '/exptions',
    '/exptions-404',
    '/exptions-503',
    '/logout',
  ])('[GUARD-05] sees %s without the shell', async (path) => {
    const { client } = await signedIn()
    expect((await client.get(path)).text).not.toContain(shellMark)
  })

  it('[GUARD-10] without any app gets the 403 page from everywhere', async () => {
    const { client } = await signedIn('wangwu')
    for (const path of ['/', '/index', '/no-such-app']) {
      const from = encodeURIComponent(path)
      expect((await client.get(path)).location).toBe(`/exptions?errorCode=403&redirect=${from}`)
    }
    const page = await client.get('/exptions?errorCode=403')
    expect(page.status).toBe(403)
    expect(page.text).toContain('没有权限访问系统')
  })

  it('[GUARD-10] gets the 404 page for an unknown path, which remembers it', async () => {
    const { client } = await signedIn()
    const { location } = await client.get('/no-such-app/x?y=1')
    expect(location).toBe('/exptions?errorCode=404&redirect=%2Fno-such-app%2Fx%3Fy%3D1')
    const page = await client.get(location)
    expect(page.status).toBe(404)
    expect(page.text).toContain('页面不存在')
  })

  it('[GUARD-10] whose app was taken away gets the 404 page for it', async () => {
    const { client } = await signedIn('lisi', 'no-apps')
    expect((await client.get('/inbox/list/1')).location).toMatch(/^\/exptions\?errorCode=40[34]/)
  })
})

describe('the error pages', () => {
  const link = (href: string, label: string) =>
    new RegExp(`<a[^>]*href="${href}"[^>]*>${label}</a>`)

  it.each([
    [401, '/login\\?redirect=%2F', '跳转到登录页'],
    [1001, '/login\\?redirect=%2F', '跳转到登录页'],
    [403, '/logout', '退出系统'],
    [404, '/', '返回首页'],
    [404, '/logout', '退出系统'],
    [500, '/', '返回'],
    [500, '/logout', '退出系统'],
    [503, '/', '返回'],
    [777, '/', '返回'],
    [100000, '/', '重新加载'],
    [100000, '/logout', '退出系统'],
  ])('[ERR-02] code %i offers %s 「%s」, signed in or not', async (code, href, label) => {
    const { client } = await signedIn()
    for (const visitor of [client, browser()]) {
      expect((await visitor.get(`/exptions?errorCode=${code}`)).text).toMatch(link(href, label))
    }
  })

  it.each([
    '/error',
    '/exptions-404',
    '/exptions-503',
  ])('[ERR-02] %s offers 「退出系统」', async (path) => {
    expect((await browser().get(path)).text).toMatch(link('/logout', '退出系统'))
  })

  it.each([
    '/exptions?errorCode=404',
    '/error',
    '/exptions-503',
  ])('[ERR-02] %s bears the system’s name, and whom to ask', async (path) => {
    const { text } = await (await signedIn()).client.get(path)
    expect(text).toContain('协同办公门户 · 错误代码')
    expect(text).toContain('需要帮助请联系：信息中心 &lt;6000&gt;')
  })

  it('[ERR-02] reload leads back to where the user was, inside this site only', async () => {
    const page = (redirect: string) =>
      browser().get(`/exptions?errorCode=100000&redirect=${encodeURIComponent(redirect)}`)
    expect((await page('/inbox/list/1')).text).toMatch(link('/inbox/list/1', '重新加载'))
    const foreign = await page('//evil.example/')
    expect(foreign.text).toMatch(link('/', '重新加载'))
    expect(foreign.text).not.toMatch(/href="[^"]*evil/)
  })

  const codes = ['abc', '', '-1', '99999999999', '<script>']
  it.each(codes)('[ERR-02] the odd code %j is a plain failure', async (code) => {
    const answer = await browser().get(`/exptions?errorCode=${encodeURIComponent(code)}`)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('系统出现错误')
    expect(answer.text).not.toContain('<script>"')
  })

  it.each([
    '/error',
    '/exptions',
    '/exptions?errorCode=500',
    '/exptions?errorCode=503',
    '/exptions?errorCode=100000',
    '/exptions-503',
  ])('[ERR-02] [SAFE-16] %s, which anybody can open, is no failure of the portal’s own', async (path) => {
    const before = stack.logLines.length
    expect((await browser().get(path)).status).toBe(200)
    const lines = stack.logLines.slice(before).map((line) => JSON.parse(line))
    expect(lines.filter(({ level }) => level >= 40)).toEqual([])
  })

  const malformed = ['/%E0%A4%A', '/open/%E0%A4%A', 'http://other.example/index']
  it.each(malformed)('[ERR-02] the malformed address %s gets a plain answer', async (path) => {
    const answer = await browser().get(path)
    expect(answer.status).toBe(400)
    expect(answer.text).not.toMatch(/at \w|node_modules|Error:/)
  })
})

describe('a token that the backend refuses', () => {
  it.each([
    ['status', { status: 401 }],
    ['code', { code: 1001 }],
  ] as const)('[AUTH-12] by %s %j ends the session once', async (kind, more) => {
    const { client, space } = await signedIn()
    space.faults.add({ path: '/service-system/sysappuser/list', kind, ...more })
    const answer = await client.get('/inbox/list/1?a=1')
    expect(answer).toMatchObject({
      status: 302,
      location: '/login?redirect=%2Finbox%2Flist%2F1%3Fa%3D1',
    })
    expect(client.jar.has('portal')).toBe(false)
    // The redirects end there: the login page is a page.
    expect((await client.get(answer.location)).status).toBe(200)
  })

  it('[AUTH-12] leads to sign-in from data requests as well', async () => {
    const { client, space } = await signedIn()
    space.clock.advance(13 * 3600_000)
    const answer = await client.get('/index.data')
    expect(answer.status).toBe(202)
    expect(answer.text).toContain('/login?redirect=%2Findex')
    expect(client.jar.has('portal')).toBe(false)
  })

  it('[HOLD-04] under twenty requests leads each of them to sign-in, without a loop', async () => {
    const { client, space } = await signedIn()
    space.clock.advance(13 * 3600_000)
    const cookie = `portal=${client.jar.get('portal')}`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser().get('/index', { cookie })),
    )
    expect(new Set(answers.map(({ location }) => location))).toEqual(
      new Set(['/login?redirect=%2Findex']),
    )
    expect(answers.every(({ headers }) => /portal=;/.test(String(headers['set-cookie'])))).toBe(
      true,
    )
  })
})
