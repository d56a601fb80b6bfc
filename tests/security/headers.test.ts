import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { archiveWorkerPath } from '../../contract/portal/paths'
import { appsModel } from '../../mock-platform/data/apps'
import { type Answer, createHttpClient } from '../support/http-client'
import { signedInAs, stackForFile } from '../support/server-test'

// As behind a balancer that terminates https.
const env = { PUBLIC_URL: 'https://portal.example', TRUSTED_PROXIES: '1', HSTS_SUBDOMAINS: '1' }
const hsts = 'max-age=31536000; includeSubDomains'
const host = 'portal.example'
const stack = await stackForFile(env)
const browser = () => createHttpClient(stack.portal.url, { host })
const signedIn = await signIn()

async function signIn() {
  const { space, client } = await signedInAs(stack, 'zhangsan', 'default', browser())
  const external = space.collection(appsModel).get('policy')
  return { client, space, entry: external?.entry?.replace('{platform}', stack.mock.url) ?? '' }
}

const asset = async (kind = 'js') =>
  new RegExp(`/assets/[\\w.-]+\\.${kind}`).exec((await browser().get('/login')).text)?.[0] ?? ''
const foreign = { origin: 'https://evil.example' }

/** Every kind of answer that the portal gives, by the part that makes it. */
const kinds: [kind: string, status: number, ask: () => Promise<Answer>][] = [
  ['a page for anybody', 200, () => browser().get('/login')],
  ['the signed-in page', 200, () => signedIn.client.get('/index')],
  ['its data', 200, () => signedIn.client.get('/index.data')],
  ['JSON of a resource route', 200, () => signedIn.client.get('/profile')],
  ['a script of the build', 200, async () => browser().get(await asset())],
  ['an icon', 200, () => browser().get('/favicon.svg')],
  ['a style of the build', 200, async () => browser().get(await asset('css'))],
  ['a service’s data', 200, () => signedIn.client.get('/service-system/user/personal/info')],
  ['a sub-app’s page', 200, () => signedIn.client.get('/subapps/index/')],
  ['the document of embedded apps', 200, () => signedIn.client.get('/realm')],
  [
    'the wrapper of an external app',
    200,
    () => signedIn.client.get(`/iframe.html?app=policy&url=${encodeURIComponent(signedIn.entry)}`),
  ],
  ['the way to an external app', 302, () => signedIn.client.get('/open/policy')],
  ['whether a page may be framed', 200, () => signedIn.client.get('/framing/policy')],
  ['the way to sign-in', 302, () => browser().get('/index')],
  ['the way to sign-in of data', 202, () => browser().get('/index.data')],
  ['a hand-over that failed', 303, () => browser().get('/ssoLogin?tk=wrong')],
  ['a sign-in that was refused', 401, () => browser().signIn('nobody', { password: 'wrong' })],
  ['an error page', 404, () => browser().get('/exptions-404')],
  ['a refused address', 400, () => browser().get('/a%00b')],
  ['a path out of a service', 400, () => signedIn.client.get('/service-mail/%2e%2e/x')],
  ['a page at a foreign host', 421, () => createHttpClient(stack.portal.url).get('/login')],
  ['another site’s form', 403, () => signedIn.client.post('/logout', {}, foreign)],
  ['a service without a session', 401, () => browser().get('/service-mail/x')],
  ['a frame without a session', 401, () => browser().get('/realm')],
  ['a body that is too large', 413, () => browser().post('/login', { a: 'x'.repeat(70_000) })],
  [
    'a service that cuts the line',
    502,
    () => {
      signedIn.space.faults.add({ path: '/service-mail/cut', kind: 'reset' })
      return signedIn.client.get('/service-mail/cut')
    },
  ],
  ['the health check', 200, () => browser().get('/healthz')],
  ['the metrics', 200, () => browser().get('/metrics')],
]

describe('every kind of answer', () => {
  it.each(kinds)('[SAFE-01] %s has all security headers', async (_, status, ask) => {
    const { headers, ...answer } = await ask()
    expect(answer.status).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': expect.stringMatching(/^(?:same-origin|no-referrer)$/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': hsts,
    })
    for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) {
      expect(headers).not.toHaveProperty(name)
    }
  })

  it.each(kinds)('[SAFE-01] %s has a policy that lets nothing strange run', async (_, __, ask) => {
    const policy = directivesOf((await ask()).headers['content-security-policy'])
    const scripts = policy['script-src'] ?? policy['default-src'] ?? '*'
    expect(scripts).not.toMatch(/unsafe|\*|data:|blob:/)
    expect(policy['object-src'] ?? policy['default-src']).toBe("'none'")
    expect(policy['frame-ancestors']).toMatch(/^'(?:self|none)'$/)
    // Neither falls back to default-src; a sandboxed document has no forms and no base.
    if (!('sandbox' in policy)) {
      expect(policy['base-uri']).toMatch(/^'(?:self|none)'$/)
      expect(policy['form-action']).toMatch(/^'(?:self|none)'$/)
    }
  })

  it.each(kinds)('[SAFE-01] %s names its type, and the letters of its text', async (_, __, ask) => {
    const { text, headers } = await ask()
    const type = String(headers['content-type']).replaceAll(' ', '').toLowerCase()
    if (!text) return
    expect(type).toMatch(/^(?:(?:text\/[\w-]+|image\/svg\+xml);.*charset=utf-8|application\/json)/)
  })

  it('[SAFE-01] has a nonce of its own', async () => {
    const nonces = new Set<string>()
    for (let count = 0; count < 20; count += 1) {
      const { headers } = await browser().get(count % 2 ? '/login' : '/login.data')
      nonces.add(
        /'nonce-([\w+/=]{22,})'/.exec(String(headers['content-security-policy']))?.[1] ?? '',
      )
    }
    expect(nonces.size).toBe(20)
    expect(nonces).not.toContain('')
  })

  it('[SAFE-01] that may carry a token in its address, or lead to one, does not reveal where it was', async () => {
    const { client, entry } = signedIn
    const paths = ['/open/policy', `/iframe.html?app=policy&url=${encodeURIComponent(entry)}`]
    const handOvers = ['/ssoLogin', '/pcAuth', '/thirdRedirect', '/SSOLOGIN', '/meeting-login/']
    for (const path of paths) {
      expect((await client.get(path)).headers['referrer-policy'], path).toBe('no-referrer')
    }
    for (const path of [...handOvers, '/ssoLogin.data']) {
      const { headers } = await browser().get(`${path}?tk=1&code=1&token=1`)
      expect(headers['referrer-policy'], path).toBe('no-referrer')
    }
  })
})

describe('the policies', () => {
  it('[SAFE-01] of workers that read archives and photos let them run WebAssembly, and reach their own files alone', async () => {
    const chromium = (version: number) => ({ 'user-agent': `Mozilla/5.0 Chrome/${version}.0.0.0` })
    const policyFor = async (headers: Record<string, string>) =>
      directivesOf(
        (await browser().get(archiveWorkerPath, headers)).headers['content-security-policy'],
      )
    expect(await policyFor(chromium(150))).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    })
    expect((await policyFor(chromium(86)))['script-src']).toBe("'self' 'unsafe-eval'")
    const { vary } = (await browser().get(archiveWorkerPath)).headers
    expect(vary).toContain('User-Agent')
    const wasm = await browser().get(archiveWorkerPath.replace(/[^/]*$/, 'libarchive.wasm'))
    expect(wasm.headers['content-type']).toBe('application/wasm')
  })

  it('[SAFE-01] of frames name the registered apps’ origins, those of this user only', async () => {
    const { client, space, entry } = await signIn()
    const list = space.collection(appsModel).get('list')
    if (!list) throw new Error('no app to start from')
    const own = { ...list, code: 'elsewhere', entry: 'https://apps.example:8443/x/' }
    space.collection(appsModel).create(own)
    const other = await signIn()
    const realm = async (of: typeof client) =>
      directivesOf((await of.get('/realm')).headers['content-security-policy'])
    const policy = await realm(client)
    for (const name of ['script-src', 'connect-src', 'style-src', 'font-src', 'worker-src']) {
      expect(policy[name], name).toContain('https://apps.example:8443')
    }
    expect(Object.values(await realm(other.client)).join()).not.toContain('apps.example')

    const wrapper = await client.get(`/iframe.html?app=policy&url=${encodeURIComponent(entry)}`)
    const framed = directivesOf(wrapper.headers['content-security-policy'])
    expect(framed['frame-src']).toBe(`'self' ${new URL(entry).origin}`)
    expect(framed['default-src']).toBe("'none'")
  })

  it.each([
    '/file-viewer',
    '/file-viewer/',
    '/File-Viewer',
    '/file%2Dviewer',
  ])('[SAFE-08] of the file viewer at %s let its documents load no picture from elsewhere', async (path) => {
    const { status, headers } = await signedIn.client.get(`${path}?fileId=x&name=x.txt`)
    expect(status).toBe(200)
    const { 'img-src': pictures } = directivesOf(headers['content-security-policy'])
    expect(pictures).toBe("'self' data: blob:")
  })

  it('[SAFE-01] of the shell let it frame and call nothing but the portal itself', async () => {
    const { client } = signedIn
    const { 'content-security-policy': text } = (await client.get('/index')).headers
    const policy = directivesOf(text)
    expect(policy['frame-src']).toBe("'self'")
    // The user's key device at this computer, as configured.
    expect(policy['connect-src']).toBe(`'self' ${stack.mock.url}`)
    expect(policy['style-src']).not.toContain('unsafe')
  })
})

it.each<[string, number, string?, string?]>([
  ['of another site', 403, 'https://evil.example'],
  ['without an origin', 403],
  ['without a session', 401, 'https://portal.example'],
  ['for a foreign host', 421, 'https://portal.example', 'evil.example'],
])('[SAFE-01] [SAFE-02] a refused upgrade, %s, has a status, a policy and no body', async (_, status, origin, to) => {
  const answer = await upgrade(origin, to)
  expect(answer.status).toBe(status)
  expect(answer.body).toBe('')
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': hsts,
    connection: 'close',
  })
})

function directivesOf(header: string | string[] | undefined): Record<string, string> {
  const lines = String(header).split('; ')
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...sources] = line.trim().split(/\s+/)
      return [name, sources.join(' ')]
    }),
  )
}

function upgrade(origin: string | undefined, to = host) {
  const { hostname, port } = new URL(stack.portal.url)
  const headers = {
    host: to,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    ...(origin && { origin }),
  }
  return new Promise<{ status?: number; headers: object; body: string }>((done, fail) => {
    const asked = request({ hostname, port, path: '/live', headers }, (answer) => {
      let body = ''
      answer.on('data', (part) => {
        body += part
      })
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
      )
    })
    asked.on('error', fail)
    asked.end()
  })
}
