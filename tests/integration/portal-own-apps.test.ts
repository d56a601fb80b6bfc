import { describe, expect, it } from 'vitest'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { auditLines, forTest, signedInAs, stackForFile, stackForTest } from '../support/server-test'
import { openCookie, startPortalBeside } from '../support/stack'
import { startUpstream } from '../support/upstream'

const env = { OWN_APPS: 'http://localhost:*, https://dev.example.cn' }
const stack = await stackForFile(env)
const own = 'http://localhost:5173/'

const put = (client: HttpClient, code = 'leave', address = own, headers = {}) =>
  client.post('/own-apps', { code, address }, headers)
const scriptsOf = async (client: HttpClient, path: string) =>
  /script-src ([^;]*)/.exec(`${(await client.get(path)).headers['content-security-policy']}`)?.[1]

describe('the page of own apps', () => {
  it('[ANY-08] is filled in by its address, which alone does nothing', async () => {
    const { client } = await signedInAs(stack)
    const { status, text, headers } = await client.get(`/own-apps?app=leave=${own}%3Fa=1`)
    expect(status).toBe(200)
    expect(text).toMatch(/name="code"[^>]* value="leave"/)
    expect(text).toMatch(/name="address"[^>]* value="http:\/\/localhost:5173\/\?a=1"/)
    expect(text).toContain('允许的地址：http://localhost:* https://dev.example.cn')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['set-cookie']).toBeUndefined()
    expect((await client.get('/leave')).location).toContain('errorCode=404')
  })

  it('[ANY-08] [SAFE-06] shows what its address says as text', async () => {
    const { client } = await signedInAs(stack)
    const attack = encodeURIComponent('"><script>alert(1)</script>')
    const { text } = await client.get(`/own-apps?app=${attack}=${attack}`)
    expect(text).not.toContain('<script')
  })

  it('[ANY-08] speaks the language of the device', async () => {
    const { client } = await signedInAs(stack)
    client.jar.set('portal-language', 'en-US')
    const { text } = await client.get('/own-apps')
    expect(text).toContain('Add and open')
  })

  it('[ANY-08] [GUARD-03] leads to sign-in without a session, and back', async () => {
    const { location } = await createHttpClient(stack.portal.url).get('/own-apps?app=a=b')
    expect(location).toBe('/login?redirect=%2Fown-apps%3Fapp%3Da%3Db')
    expect((await put(createHttpClient(stack.portal.url))).location).toContain('/login')
  })

  it('[ANY-08] puts an app into the session, and removes it', async () => {
    const { client, account } = await signedInAs(stack)
    const answer = await put(client)
    expect([answer.status, answer.location]).toEqual([303, '/leave'])
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^portal-own-apps=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect((await client.get('/leave.data')).text).toContain(own)
    expect((await client.get('/own-apps')).text).toContain('aria-label="移除 leave"')
    const removed = await client.post('/own-apps', { remove: 'leave' })
    expect([removed.status, removed.location]).toEqual([303, '/own-apps'])
    expect((await client.get('/leave')).location).toContain('errorCode=404')
    // From a page that does not know of it yet.
    expect((await client.post('/own-apps', { remove: 'leave' })).status).toBe(303)
    const lines = auditLines(stack, { audit: 'own-app', account: account('zhangsan') })
    expect(lines).toMatchObject([
      { way: 'add', target: `leave=${own}`, result: 'ok', address: '127.0.0.1' },
      { way: 'remove', target: `leave=${own}` },
    ])
  })

  it('[ANY-08] [SAFE-03] takes no form of another site', async () => {
    const { client } = await signedInAs(stack)
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await put(client, 'leave', own, foreign)).status).toBe(403)
    expect(client.jar.has('portal-own-apps')).toBe(false)
  })

  it.each([
    ['messages', '这个编码是门户自己的地址'],
    ['own-apps', '这个编码是门户自己的地址'],
    ['login', '这个编码是门户自己的地址'],
    ['personal-setting', '这个编码是门户自己的地址'],
    ['service-mail', '这个编码是门户自己的地址'],
    ['a/b', '编码由文字、数字'],
    ['../x', '编码由文字、数字'],
    ['', '编码由文字、数字'],
  ])('[ANY-08] refuses the code “%s”, and says why', async (code, why) => {
    const { client } = await signedInAs(stack)
    const { status, text } = await put(client, code)
    expect(status).toBe(400)
    expect(text).toMatch(new RegExp(`aria-describedby="code-problem"[^]*${why}`))
    expect(client.jar.has('portal-own-apps')).toBe(false)
  })

  it.each([
    ['http://localhost.evil.example:5173/', '不在允许的范围内'],
    ['http://127.0.0.1:5173/', '不在允许的范围内'],
    ['https://localhost:5173/', '不在允许的范围内'],
    ['https://dev.example.cn:8443/', '不在允许的范围内'],
    ['http://user:pass@localhost:5173/', '请填写以 http'],
    ['javascript:alert(1)', '请填写以 http'],
    ['localhost:5173', '请填写以 http'],
    [`http://localhost:1/${'x'.repeat(200)}`, '请填写以 http'],
  ])('[ANY-08] [SAFE-05] refuses the address %s, and says why', async (address, why) => {
    const { client } = await signedInAs(stack)
    const { status, text } = await put(client, 'leave', address)
    expect(status).toBe(400)
    expect(text).toMatch(new RegExp(`aria-describedby="address-problem"[^]*${why}`))
    expect(client.jar.has('portal-own-apps')).toBe(false)
  })

  it('[ANY-08] refuses the portal’s own address, where users’ files are, too', async () => {
    const { host } = new URL(stack.portal.url)
    const { port } = new URL(stack.portal.url)
    const { client } = await signedInAs(stack)
    const { status, text } = await put(client, 'leave', `http://localhost:${port}/`, {
      host: host.replace('127.0.0.1', 'localhost'),
    })
    expect(status).toBe(400)
    expect(text).toContain('这是门户自己的地址')
  })

  it('[ANY-08] takes five, of the longest addresses and codes, and no sixth', async () => {
    const { client } = await signedInAs(stack)
    const address = own + 'x'.repeat(200 - own.length)
    for (const first of '一二三四五') {
      expect((await put(client, first + '𠀀'.repeat(29), address)).status).toBe(303)
    }
    const { status, text } = await put(client, 'sixth')
    expect(status).toBe(400)
    expect(text).toContain('最多同时放进 5 个应用')
    expect((await put(client, `一${'𠀀'.repeat(29)}`)).status).toBe(303)
  })
})

describe('an own app', () => {
  it('[ANY-08] belongs to one session: neither another user’s nor the user’s next one has it', async () => {
    const { client, account } = await signedInAs(stack)
    await put(client)
    const kept = client.jar.get('portal-own-apps') ?? ''
    const others = ['zhangsan', 'lisi'].map(async (name) => {
      const other = createHttpClient(stack.portal.url)
      await other.signIn(account(name))
      other.jar.set('portal-own-apps', kept)
      expect((await other.get('/leave')).location).toContain('errorCode=404')
      expect(await scriptsOf(other, '/realm?app=leave')).not.toContain('localhost:5173')
    })
    await Promise.all(others)
    const signedOut = await client.post('/logout')
    expect(`${signedOut.headers['set-cookie']}`).toContain('portal-own-apps=; Max-Age=0')
    client.jar.set('portal-own-apps', kept)
    expect((await client.get('/realm?app=leave')).status).toBe(401)
    await client.signIn(account('zhangsan'))
    client.jar.set('portal-own-apps', kept)
    expect((await client.get('/leave')).location).toContain('errorCode=404')
  })

  it('[ANY-08] [SAFE-15] is in a cookie that only the portal can write', async () => {
    const { client } = await signedInAs(stack)
    await put(client)
    const kept = client.jar.get('portal-own-apps') ?? ''
    expect(openCookie('portal-own-apps', kept)).toMatchObject({ apps: [{ code: 'leave' }] })
    client.jar.set('portal-own-apps', client.jar.get('portal') ?? '')
    expect((await client.get('/leave')).location).toContain('errorCode=404')
    client.jar.set('portal-own-apps', `${kept.slice(0, -2)}AA`)
    expect((await client.get('/leave')).location).toContain('errorCode=404')
  })

  it('[ANY-08] has a document of its own, whose policy alone names its server', async () => {
    const { client } = await signedInAs(stack)
    await put(client)
    const { headers } = await client.get('/realm?app=leave')
    const policy = `${headers['content-security-policy']}`
    expect(policy).toMatch(/script-src [^;]*'unsafe-eval'[^;]* http:\/\/localhost:5173/)
    expect(policy).toMatch(/connect-src [^;]*ws:\/\/localhost:5173/)
    for (const path of ['/realm', '/realm?app=inbox', '/index']) {
      expect((await client.get(path)).headers['content-security-policy']).not.toContain('5173')
    }
  })

  it('[ANY-08] stands for the platform’s app of its code, in this session alone', async () => {
    const { client, account } = await signedInAs(stack)
    const other = createHttpClient(stack.portal.url)
    await other.signIn(account('zhangsan'))
    await put(client, 'inbox')
    const replaced = (await client.get('/inbox.data')).text
    expect(replaced).toContain(own)
    expect(replaced).toContain('内部邮件')
    expect((await other.get('/inbox.data')).text).not.toContain(own)
    expect((await client.get('/inbox.data')).text).toContain(own)
  })

  it('[ANY-08] [SAFE-05] is never asked for by the server, and never gets the token', async () => {
    const server = await forTest(startUpstream((_, res) => void res.end('<p>x')))
    const address = `${server.url.replace('127.0.0.1', 'localhost')}/app/`
    const { client } = await signedInAs(stack)
    for (const code of ['leave', 'policy', 'inbox']) {
      expect((await put(client, code, address)).status).toBe(303)
      const paths = [
        ...[`/${code}`, `/${code}.data`, `/realm?app=${code}`, `/app-page/${code}/`],
        ...[`/app-page/${code}/x.html`, `/framing/${code}`, `/open/${code}`],
        `/iframe.html?app=${code}&url=${encodeURIComponent(address)}`,
      ]
      for (const path of paths) {
        const { location, headers } = await client.get(path)
        expect(location, path).not.toContain(new URL(address).port)
        expect(headers.refresh, path).toBeUndefined()
      }
    }
    expect(server.received).toEqual([])
  })

  it('[ANY-08] is gone once the operator no longer names its origin', async () => {
    const { client } = await signedInAs(stack)
    await put(client)
    const later = await startPortalBeside(stack.mock, { OWN_APPS: 'https://dev.example.cn' })
    const there = createHttpClient(later.portal.url)
    for (const [name, value] of client.jar) there.jar.set(name, value)
    expect((await there.get('/index')).status).toBe(200)
    expect((await there.get('/leave')).location).toContain('errorCode=404')
    await later.portal.stop()
  })
})

it('[ANY-08] without OWN_APPS the address is none of the portal’s', async () => {
  const closed = await stackForTest()
  const { client } = await signedInAs(closed)
  const [page, unknown] = await Promise.all(
    ['/own-apps', '/own-appz'].map((path) => client.get(path)),
  )
  expect(page?.status).toBe(unknown?.status)
  expect(page?.location).toBe(unknown?.location.replace('appz', 'apps'))
  const posted = await put(client)
  expect(posted.status).toBe((await client.post('/own-appz')).status)
  expect(client.jar.has('portal-own-apps')).toBe(false)
})
