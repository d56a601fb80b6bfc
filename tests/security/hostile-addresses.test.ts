import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readConfig } from '~server/config/env'
import { createTargets } from '../../server/proxy/targets'
import { createHttpClient } from '../support/http-client'
import { forTest, stackForFile, stackForTest } from '../support/server-test'
import { openSpace } from '../support/stack'
import { startUpstream } from '../support/upstream'

const stack = await stackForFile({ TRUSTED_PROXIES: '1' })

let visitors = 0
/** Each visitor has an address of their own, so that no limit counts for the next visitor. */
function visitor() {
  visitors += 1
  const from = { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` }
  return { client: createHttpClient(stack.portal.url), from }
}

/** Pieces of addresses that lead out of a site, which parsers, proxies and browsers read in different ways. */
const ways = fc
  .array(
    fc.oneof(
      fc.constantFrom(...['/', '//', '\\', '/\\', '/./', '/../', '.', '@', ':', ';', '?', '#']),
      fc.constantFrom(...['http:', 'https:', 'javascript:', 'data:', 'evil.example', '127.0.0.1']),
      fc.constantFrom(
        ...['%2f', '%5c', '%252f', '%09', '%0d%0aX-Evil:1', '%00', '%c0%af', '%E3%80%82'],
      ),
      fc.constantFrom(...['\t', '\r\nX-Evil: 1', '\u0000', '\u2028', '／', '。', '\ufeff', ' ']),
      fc.constantFrom(...['inbox', 'a', '__proto__']),
    ),
    { maxLength: 7 },
  )
  .map((parts) => parts.join(''))

/** Whether the address leads away, either in a browser or behind a proxy that decodes once more. */
function leadsAway(location: string): boolean {
  const base = 'https://portal.example'
  return [location, decodeOnce(location)].some(
    (one) => !URL.canParse(one, base) || new URL(one, base).origin !== base,
  )
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const odd = /[^\x21-\x7e]/
function expectInside({ location, headers }: { location: string; headers: object }) {
  expect(headers).not.toHaveProperty('x-evil')
  expect(location).not.toMatch(odd)
  expect(leadsAway(location), location).toBe(false)
}

describe('a way on that somebody else has chosen', () => {
  it('[AUTH-05] [SAFE-05] of a form stays on this site: sign-in and language', async () => {
    const { account } = openSpace(stack)
    const property = fc.asyncProperty(ways, async (redirect) => {
      const { client, from } = visitor()
      const languages = await client.post('/language', { language: 'zh-CN', redirect }, from)
      expect(languages.status).toBe(302)
      expectInside(languages)
    })
    await fc.assert(property, { numRuns: 60 })
    const signIn = fc.asyncProperty(ways, async (redirect) => {
      const { client, from } = visitor()
      const fields = { account: account('lisi'), password: 'Portal@2026', redirect }
      const answer = await client.post('/login', fields, from)
      expect(answer.status).toBe(302)
      expectInside(answer)
    })
    await fc.assert(signIn, { numRuns: 15 })
  }, 60_000)

  it.each([
    ['/auth-redirect', 'redirect'],
    ['/login', 'redirect'],
    ['/modifyPassword', 'redirect'],
    ['/exptions?errorCode=100000', 'redirect'],
    ['/ssoLogin', 'url'],
  ])(
    '[AUTH-05] [SAFE-05] in the address of %s stays on this site, also in its page',
    async (path, name) => {
      const { client, from } = visitor()
      await client.signIn(openSpace(stack).account('lisi'))
      const property = fc.asyncProperty(ways, async (target) => {
        const query = `${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(target)}`
        const answer = await client.get(path + query, from)
        expectInside(answer)
        const links = [...answer.text.matchAll(/\s(?:href|action|value)="([^"]*)"/g)]
        const outside = links
          .map(([, link = '']) => link)
          .filter(
            (link) =>
              /^\s*(?:javascript|data):|^[/\\]{2}|evil\.example/i.test(link) && leadsAway(link),
          )
        expect(outside).toEqual([])
      })
      await fc.assert(property, { numRuns: 30 })
    },
    60_000,
  )
})

describe('an address of a service or a file', () => {
  const platformUrl = 'http://10.0.0.7:8080'
  const config = readConfig({
    NODE_ENV: 'production',
    PLATFORM_URL: platformUrl,
    SESSION_SECRET: 'only-for-tests-0123456789',
  })
  const targetOf = createTargets(config)
  const { auth: _, ...services } = config.SERVICE_PREFIXES
  const prefixes = [...Object.values(services), '/subapps'].map((prefix) => `${prefix}/`)
  const steps = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...['..', '.', '/', '%2e', '%2E%2e', '%252e%252e', '%c0%ae%c0%ae', '%uff0e'],
        ),
        fc.constantFrom(
          ...[
            '%2f',
            '%5C',
            '%252f',
            '%25252f',
            '\\',
            ';x=1',
            '%3b',
            '%253B',
            '%00',
            '%c0%af',
            '%e0%80%af',
          ],
        ),
        fc.constantFrom(
          ...['@evil.example', '//evil.example', ':80', '?', '#', 'http://127.0.0.1/'],
        ),
        fc.constantFrom(...['auth', 'oauth', 'token', '__mock', 'x', '%E5%85%AC', '%']),
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join(''))

  it('[SAFE-05] never leaves its prefix nor its host, however it is written', () => {
    const property = fc.property(fc.constantFrom(...prefixes), steps, (prefix, rest) => {
      const target = targetOf(prefix + rest)
      if (target === null || target === 'refused') return
      const { origin, pathname, username } = new URL(target.url)
      expect(origin + username).toBe(platformUrl)
      for (const path of readingsOf(pathname)) {
        expect(path.startsWith(prefix), `${target.url} read as ${path}`).toBe(true)
      }
    })
    fc.assert(property, { numRuns: 5_000 })
  })

  it('[SAFE-05] reaches the platform below its prefix, or not at all', async () => {
    const upstream = await forTest(startUpstream((_, response) => response.end('{"code":0}')))
    const own = await stackForTest({ PLATFORM_URL: upstream.url })
    const client = createHttpClient(own.portal.url)
    await client.signIn('upstream')
    const property = fc.asyncProperty(fc.constantFrom(...prefixes), steps, async (prefix, rest) => {
      upstream.received.length = 0
      const path = prefix + rest.split('#')[0]
      const { status } = await client.get(path)
      const [call] = upstream.received
      if (!call) return
      expect(status, path).toBe(200)
      const { pathname } = new URL(call.url ?? '', upstream.url)
      expect(call.headers.host).toBe(new URL(upstream.url).host)
      for (const one of readingsOf(pathname)) expect(one.startsWith(prefix), path).toBe(true)
    })
    await fc.assert(property, { numRuns: 150 })
  }, 60_000)

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1:22/',
    '//169.254.169.254/x',
    '/service-mail@169.254.169.254/x',
    '/service-mail:80/x',
    '/framing/http:%2f%2f169.254.169.254',
    '/open/http:%2f%2f169.254.169.254',
    '/iframe.html?app=policy&url=http://169.254.169.254/',
    '/file-viewer?fileId=http://169.254.169.254/&name=a.txt',
  ])('[SAFE-05] %s does not make the portal ask any backend', async (path) => {
    const { space, account } = openSpace(stack)
    const { client } = visitor()
    await client.signIn(account('zhangsan'))
    space.journal.clear()
    const answer = await client.get(path)
    expect([200, 302, 400, 404]).toContain(answer.status)
    expect(answer.location).not.toContain('169.254.169.254/')
    const asked = space.journal.find({}).map(({ path: one, query }) => one + JSON.stringify(query))
    expect(asked.filter((one) => one.includes('169.254'))).toEqual([])
  })
})

/**
 * The path as servers read it: decoded once, twice, and leniently; backslashes as slashes; segments without
 * parameters.
 */
function readingsOf(pathname: string): string[] {
  const readings = [pathname]
  for (let depth = 0; depth < 3; depth += 1) {
    const last = readings.at(-1) ?? ''
    readings.push(decodeLeniently(last))
  }
  return readings
    .flatMap((one) => [one, one.replaceAll('\\', '/'), one.replaceAll(/;[^/]*/g, '')])
    .map(resolve)
}

/** Also decodes overlong forms of dot and slash, which some servers still accept. */
function decodeLeniently(path: string): string {
  return path
    .replaceAll(/%c0%ae/gi, '.')
    .replaceAll(/%(?:c0%af|e0%80%af)/gi, '/')
    .replaceAll(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

function resolve(path: string): string {
  const stack: string[] = []
  const parts = path.split('/')
  for (const part of parts.slice(1)) {
    if (part === '..') stack.pop()
    else if (part !== '.') stack.push(part)
  }
  return `/${stack.join('/')}${/\/\.{1,2}$/.test(path) ? '/' : ''}`
}
