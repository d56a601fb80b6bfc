import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visit } from '~/hosting/open-tabs'
import { formatTabs, writeTabs } from '~/hosting/open-tabs-cookie'
import { orderHandOver } from '../../mock-platform/data/hand-over-ways'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { signedInAs, stackForTest } from '../support/server-test'
import { openSpace, type Stack, startStack } from '../support/stack'

/** Cookies that page scripts do not need are hidden from them; with https each is tied to the host by its name. */
const cookies = {
  portal: ['HttpOnly', 'Path=/', 'SameSite=Lax'],
  'portal-active': ['HttpOnly', 'Path=/', 'SameSite=Lax'],
  'portal-account': ['HttpOnly', 'Path=/', 'SameSite=Lax'],
  'portal-hand-over': ['HttpOnly', 'Path=/', 'SameSite=Lax'],
  'portal-language': ['HttpOnly', 'Path=/', 'SameSite=Lax'],
  'portal-look': ['HttpOnly', 'Path=/', 'SameSite=Lax'],
  'portal-notice': ['HttpOnly', 'Path=/', 'SameSite=Lax'],
  'portal-passkey': ['HttpOnly', 'Path=/', 'SameSite=Strict'],
  'portal-proof': ['HttpOnly', 'Path=/', 'SameSite=Strict'],
  'portal-reset': ['HttpOnly', 'Path=/', 'SameSite=Lax'],
  'portal-second-factor': ['HttpOnly', 'Path=/', 'SameSite=Lax'],
  'portal-switch': ['HttpOnly', 'Path=/', 'SameSite=Strict'],
}
/** These hold settings of a device and fixed words: nothing of a user. */
const plain = ['portal-language', 'portal-look', 'portal-notice']

describe.each([
  ['http', {}],
  ['https', { PUBLIC_URL: 'https://portal.example' }],
])('cookies by %s', (scheme, env) => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack(env)
  })
  afterAll(() => stack.close())

  const secure = scheme === 'https'
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name)

  it('[SAFE-01] [AUTH-06] have the flags that their purpose allows, each of them', async () => {
    const lines = await everyCookie(stack)
    const seen = new Set(lines.map((line) => line.split('=')[0]))
    expect([...seen].sort()).toEqual(Object.keys(cookies).map(nameOf).sort())
    for (const [name, flags] of Object.entries(cookies)) {
      for (const line of lines.filter((one) => one.startsWith(`${nameOf(name)}=`))) {
        const attributes = line.split('; ').slice(1)
        expect(attributes, line).toEqual(expect.arrayContaining(flags))
        expect(attributes.includes('Secure'), line).toBe(secure)
        expect(line).not.toMatch(/domain=/i)
      }
    }
  })

  it('[SAFE-15] tell who reads one nothing of a user: no token, account, name or mobile', async () => {
    const lines = (await everyCookie(stack)).filter((line) => !/=;/.test(line))
    const isPlain = (line: string) => plain.some((name) => line.startsWith(`${nameOf(name)}=`))
    expect(
      new Set(lines.filter((line) => !isPlain(line)).map((line) => line.split('=')[0])).size,
    ).toBe(9)
    for (const line of lines) {
      const { value, decoded } = readable(line)
      const words = /token|account|session|minutes|wujiu|zhaoliu|李四|吴九|赵六|云州|\d{3}\*{4}/i
      expect(value, line).not.toMatch(words)
      expect(decoded, line).not.toMatch(words)
      // Too short to search for in opaque bytes, where chance produces them now and then.
      if (isText(decoded)) expect(decoded, line).not.toMatch(/step|tk_|lisi/i)
    }
  })
})

describe('the other cookies', () => {
  it.each([
    ['http', {}, ''],
    ['https', { PUBLIC_URL: 'https://portal.example' }, '__Host-'],
  ])('[SAFE-01] [SAFE-15] open tabs by %s: a page writes them, and they name no user', async (scheme, env, prefix) => {
    const stack = await stackForTest(env)
    const host = 'portal.example'
    const { client, account } = await signedInAs(
      stack,
      'zhangsan',
      'default',
      createHttpClient(stack.portal.url, { host }),
    )
    const { text } = await client.get('/index')
    const name = /\bdesk-[\w-]+/.exec(text)?.[0] ?? ''
    expect(name).toMatch(/^desk-[\w-]{8,}$/)
    const { value, decoded } = readable(`x=${name.slice('desk-'.length)}`)
    expect(value + decoded).not.toMatch(/zhangsan|张三|yz-/)
    expect(value).not.toContain(account('zhangsan'))
    const tabs = visit([], '/inbox/list')
    const lines = writeTabs(name, formatTabs(tabs), '', scheme === 'https')
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${prefix}${name}=[^;]+; max-age=\\d+; path=/; samesite=lax${prefix && '; secure'}$`,
        ),
      ),
    ])
  })

  it('[SAFE-01] [SAFE-15] [ANY-04] the session of an isolated app is its origin’s alone, and sealed', async () => {
    const env = { PUBLIC_URL: 'https://portal.example', APPS_ORIGIN: 'https://*.apps.example' }
    const stack = await stackForTest(env)
    const portal = createHttpClient(stack.portal.url, { host: 'portal.example' })
    const { client } = await signedInAs(stack, 'zhangsan', 'default', portal)
    const entrance = new URL((await client.get('/app-entrance/inbox?to=/realm')).location)
    const app = createHttpClient(stack.portal.url, { host: entrance.host })
    const { headers } = await app.get(entrance.pathname + entrance.search)
    const [line = '', ...others] = headers['set-cookie'] ?? []
    expect(others).toEqual([])
    expect(line).toMatch(/^__Host-app=/)
    const flags = ['Path=/', 'HttpOnly', 'Secure', 'Partitioned', 'SameSite=None']
    expect(line.split('; ').slice(1).sort()).toEqual(flags.sort())
    const { value, decoded } = readable(line)
    expect(value + decoded).not.toMatch(/token|account|session|zhangsan|张三|tk_/i)
  })
})

/** Whether a way of decoding reveals text that somebody wrote. */
function isText(decoded: string): boolean {
  return decoded.split('\n').some((text) => text.length > 8 && !text.includes('\uFFFD'))
}

/** A cookie's value, and everything that decoding it reveals, in one text. */
function readable(line: string) {
  const value = decodeURIComponent(line.split(';')[0]?.split('=').slice(1).join('=') ?? '')
  const decoded = (['base64', 'base64url', 'hex'] as const).map((way) =>
    Buffer.from(value, way).toString(),
  )
  return { value, decoded: decoded.join('\n') }
}

/** Does everything that sets a cookie, and gives the Set-Cookie lines. */
async function everyCookie(stack: Stack): Promise<string[]> {
  const { space, account } = openSpace(stack)
  const lines: string[] = []
  const browser = () => {
    const client = createHttpClient(stack.portal.url, { host: 'portal.example' })
    const send: HttpClient['send'] = async (path, sending) => {
      const answer = await client.send(path, sending)
      lines.push(...(answer.headers['set-cookie'] ?? []))
      return answer
    }
    const form = (path: string, fields: Record<string, string>) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      })
    const json = (path: string, body: unknown) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const signIn = (name: string) =>
      form('/login', { account: account(name), password: 'Portal@2026', remember: 'on' })
    return { get: (path: string) => send(path), form, json, signIn }
  }

  const user = browser()
  await user.signIn('wujiu')
  await user.json('/themes', {
    settings: { scheme: 'dark', colouring: 'normal', corners: 'small', fontSize: 'medium' },
  })
  await user.get('/index')
  await user.form('/language', { language: 'en-US' })
  stack.advanceClock(3 * 60_000)
  await user.json('/session/activity', {})
  await user.json('/account-switch', { account: account('lisi') })
  const other = space.users.get('lisi')
  if (other) await user.get(orderHandOver(space, { way: 'ssoLogin', user: other }).path)
  await user.form('/logout', {})

  const newcomer = browser()
  await newcomer.signIn('zhaoliu')
  const password = 'Portal@2027'
  await newcomer.form('/modifyPassword', {
    currentPassword: 'Portal@2026',
    newPassword: password,
    sureNewPassword: password,
  })
  await newcomer.get('/login')
  const careful = browser()
  await careful.signIn('sunqi')
  await careful.json('/second-factor', { step: 'proof', password: 'Portal@2026' })
  space.constants.set('SECOND_FACTOR', 'required')
  const asked = browser()
  await asked.signIn('sunqi')
  await asked.json('/login/second-factor', { step: 'passkey-begin' })
  await browser().form('/missingPassword', { intent: 'send', account: account('lisi') })
  return lines
}
