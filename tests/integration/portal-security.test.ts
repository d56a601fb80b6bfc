import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { auditLines, signedInAs, stackForFile, stackForTest } from '../support/server-test'
import { demoPassword, openSpace } from '../support/stack'

/** As the stack sends it to the auth service. */
const clientSecret = 'client-secret-canary-3141'
const wrongPassword = 'wrong-password-canary-2718'

const stack = await stackForFile({ LOG_LEVEL: 'debug' })

const browser = () => createHttpClient(stack.portal.url)
async function signedIn(name = 'zhangsan') {
  const { space, account, client } = await signedInAs(stack, name)
  return { client, space, login: account(name) }
}
const policyOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )

describe('security headers', () => {
  it.each([
    '/login',
    '/index',
    '/realm',
    '/no-such',
    '/service-mail/x',
    '/favicon.svg',
    '/%E0',
  ])('[SAFE-01] are on the answer of %s', async (path) => {
    const { client } = await signedIn()
    const { headers } = await client.get(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('[SAFE-01] the policy lets only scripts with its nonce run, and the nonce is new each time', async () => {
    const { client } = await signedIn()
    const nonces = new Set<string>()
    for (const path of ['/login', '/index', '/index', '/exptions?errorCode=404', '/realm']) {
      const { headers, text } = await client.get(path)
      const policy = policyOf(headers)
      const nonce = /'nonce-([^']+)'/.exec(String(policy['script-src']))?.[1]
      if (!nonce) continue
      nonces.add(nonce)
      expect(String(policy['script-src'])).not.toMatch(/unsafe|\*|http|data:|blob:/)
      expect(policy['object-src']).toEqual(["'none'"])
      expect(policy['frame-ancestors']).toEqual(["'self'"])
      const scripts = text.match(/<script[^>]*>/g) ?? []
      // The script of a frame is a file of the portal, which the policy of frames allows.
      const mark = path === '/realm' ? 'src="/assets/' : `nonce="${nonce}"`
      expect(scripts.filter((tag) => !tag.includes(mark))).toEqual([])
      expect(text).not.toMatch(/<[^>]+\son\w+=/)
    }
    // /login redirects a signed-in user; all others are pages.
    expect(nonces.size).toBe(5)
  })

  it('[SAFE-01] HSTS is sent if users come by https, and not otherwise', async () => {
    expect((await browser().get('/login')).headers).not.toHaveProperty('strict-transport-security')
  })

  it('[SAFE-01] pages and data are not kept by caches', async () => {
    const { client } = await signedIn()
    for (const path of ['/index', '/index.data', '/login.data', '/session/token']) {
      const { headers } = await client.get(path)
      expect(headers['cache-control'], path).toMatch(/no-store|no-cache|private/)
    }
  })
})

describe('requests that another site starts', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    // If the browser sends Sec-Fetch-Site, the older Origin header does not count.
    { 'sec-fetch-site': 'cross-site', origin: 'self' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: 'no address' },
  ])('[SAFE-03] %j changes nothing by POST', async (claim: Record<string, string>) => {
    const { client, space, login } = await signedIn()
    const headers = { ...claim, ...(claim.origin === 'self' && { origin: stack.portal.url }) }
    space.journal.clear()
    expect((await client.post('/logout', {}, headers)).status).toBe(403)
    expect((await client.post('/logout.data', {}, headers)).status).toBe(403)
    expect((await client.post('/service-mail/x', {}, headers)).status).toBe(403)
    expect((await client.post('/session/token', {}, headers)).status).toBe(403)
    const fields = { account: login, password: demoPassword }
    expect((await browser().post('/login', fields, headers)).status).toBe(403)
    expect(space.journal.find({})).toEqual([])
    expect((await client.get('/index')).status).toBe(200)
  })

  it('[SAFE-03] the site itself may, by either header', async () => {
    const { client } = await signedIn()
    const own = [
      { 'sec-fetch-site': 'same-origin' },
      { origin: stack.portal.url },
      // As a form on a page without a referrer is sent.
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
    ]
    for (const headers of own) {
      expect((await client.post('/session/token', {}, headers)).status).toBe(200)
    }
  })

  it('[SAFE-03] a GET changes nothing: /logout asks, /session/token is silent', async () => {
    const { client, space } = await signedIn()
    space.journal.clear()
    const page = await client.get('/logout')
    expect(page.text).toMatch(/<form[^>]*method="post"/)
    await client.get('/logout.data')
    expect((await client.get('/session/token')).text).not.toContain('tk_')
    expect(space.journal.find({})).toEqual([])
    expect((await client.get('/index')).status).toBe(200)
  })
})

describe('secrets', () => {
  it('[SAFE-08] appear in no page, no data answer and no log line', async () => {
    const own = await stackForTest({
      LOG_LEVEL: 'debug',
      PLATFORM_CLIENT: `portal:${clientSecret}`,
    })
    const { space, account } = openSpace(own)
    const client = createHttpClient(own.portal.url)
    // The mock platform knows another credential, so this sign-in fails and is logged.
    const refused = await client.signIn(account('zhangsan'))
    const texts = [refused.text]
    for (const kind of ['html', 'reset', 'wrong-shape'] as const) {
      const fault = space.faults.add({ path: '/auth/oauth/token', kind })
      texts.push((await client.signIn(account('zhangsan'), { password: wrongPassword })).text)
      space.faults.remove(fault)
    }
    const basic = Buffer.from(`portal:${clientSecret}`).toString('base64')
    for (const secret of [clientSecret, basic, wrongPassword, demoPassword]) {
      expect(texts.join('\n')).not.toContain(secret)
      expect(own.logLines.join('')).not.toContain(secret)
    }
  })

  it('[SAFE-08] the token is only in an entry that needs it', async () => {
    const { client, space } = await signedIn()
    const token = JSON.parse((await client.post('/session/token')).text).token as string
    expect(token).toMatch(/^tk_/)
    const cookie = client.jar.get('portal') ?? ''
    const seen: string[] = []
    for (const path of [
      '/index',
      '/index.data',
      '/inbox/list/1',
      '/policy',
      '/realm',
      '/no-such',
      '/exptions?errorCode=500',
      '/service-system/user/personal/info',
      '/subapps/index/',
      '/metrics',
    ]) {
      const { text, headers } = await client.get(path)
      seen.push(text, JSON.stringify({ ...headers, 'set-cookie': '' }))
    }
    for (const kind of ['status', 'bad-json', 'wrong-shape', 'code'] as const) {
      const fault = space.faults.add({ path: '/service-system/*', kind })
      seen.push((await client.get('/index')).text)
      space.faults.remove(fault)
    }
    await client.get('/open/policy')
    await client.post('/logout')
    for (const secret of [token, demoPassword, cookie]) {
      expect(seen.join('\n')).not.toContain(secret)
      expect(stack.logLines.join('')).not.toContain(secret)
    }
  })

  it('[SAFE-08] in a query are not logged', async () => {
    await browser().get('/ssoLogin?tk=query-canary-1618')
    expect(stack.logLines.join('')).not.toContain('query-canary-1618')
  })
})

describe('the audit log', () => {
  it('[SAFE-09] has a line for sign-in, refusal and sign-out, with time, tenant, address and result', async () => {
    const { client, login, space } = await signedIn('lisi')
    await client.post('/logout')
    await client.signIn(login, { password: wrongPassword })
    const common = { account: login, address: '127.0.0.1', time: expect.anything() }
    const tenant = space.users.get('lisi')?.tenantId
    expect(auditLines(stack, { account: login })).toMatchObject([
      { ...common, audit: 'sign-in', tenant, result: 'ok' },
      { ...common, audit: 'sign-out', tenant, result: 'ok' },
      { ...common, audit: 'sign-in', tenant: null, result: 'refused', code: -1 },
    ])
  })

  it('[SAFE-09] has a line for a session that the backend ended', async () => {
    const { client, login, space } = await signedIn('lisi')
    space.clock.advance(13 * 3600_000)
    await client.get('/index')
    expect(auditLines(stack, { account: login }).at(-1)).toMatchObject({
      audit: 'session-over',
      account: login,
    })
  })

  it('[SAFE-09] believes X-Forwarded-For only from configured proxies', async () => {
    const behind = await stackForTest({ TRUSTED_PROXIES: '1' })
    const forged = { 'x-forwarded-for': '203.0.113.9' }
    const fields = { account: 'lisi', password: demoPassword }
    await createHttpClient(behind.portal.url).post('/login', fields, forged)
    expect(auditLines(behind, { account: 'lisi' })).toMatchObject([{ address: '203.0.113.9' }])

    const { account } = openSpace(stack)
    await browser().post('/login', { ...fields, account: account('lisi') }, forged)
    expect(auditLines(stack, { account: account('lisi') })).toMatchObject([
      { address: '127.0.0.1' },
    ])
  })
})
