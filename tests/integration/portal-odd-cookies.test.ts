import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { canary, faultsOf, markup, type Sent } from '../support/odd-input'
import { signedInAs, stackForFile } from '../support/server-test'
import { type Stack, startStack } from '../support/stack'

const stack = await stackForFile({ LOG_LEVEL: 'debug' })

const signedIn = (name = 'lisi') => signedInAs(stack, name)

/** The form in which Remix writes unsigned cookies. */
const unsigned = (value: unknown) =>
  encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))

/** Every cookie that the portal's server reads. */
const names = [
  'portal',
  'portal-active',
  'portal-reset',
  'portal-hand-over',
  'portal-second-factor',
  'portal-passkey',
  'portal-proof',
  'portal-notice',
  'portal-switch',
  'portal-account',
  'portal-language',
  'tyAppList',
  'desk-x',
]

const values: [what: string, value: string][] = [
  ['empty', ''],
  ['a percent sign', '%'],
  ['a bad percent code', '%E0%A4%A'],
  ['no base64', '!!!'],
  ['not JSON', Buffer.from('{').toString('base64')],
  ['null', unsigned(null)],
  ['a number', unsigned(7)],
  ['a text', unsigned('nonsense')],
  ['an object', unsigned({ session: 'x', at: 'x', minutes: null, who: {} })],
  ['a list', unsigned([[['x']]])],
  ['a prototype’s name', unsigned('__proto__')],
  ['a method’s name', unsigned('toString')],
  ['markup', unsigned(markup)],
  ['markup as it is', encodeURIComponent(markup)],
  ['unicode', unsigned('公文\u202e\u0000\ud800')],
  ['signed by somebody else', `${unsigned({ who: { sessionId: 'a', token: 'b' } })}.c2lnbmF0dXJl`],
  ['line breaks', '%0d%0aX-Evil:%201'],
  ['8 KB long', 'a'.repeat(8_000)],
]

it.each(names)('[AUTH-06] the cookie %s of any content is no failure', async (name) => {
  const { client } = await signedIn()
  const session = client.jar.get('portal') ?? ''
  const all: Sent[] = []
  for (const [what, value] of values) {
    for (const path of ['/login', '/missingPassword', '/index', '/account-switch']) {
      client.jar.clear()
      if (!['/login', '/missingPassword'].includes(path)) client.jar.set('portal', session)
      client.jar.set(name, value)
      const answer = await client.get(path)
      all.push({ what: `${name} ${what}`, path, answer })
      if (name !== 'portal' && path === '/index') expect(answer.status, what).toBe(200)
    }
  }
  expect(faultsOf(stack, all)).toEqual([])
  expect(stack.logLines.join('')).not.toContain(canary)
})

describe('the session cookie', () => {
  it('[AUTH-06] has no user with any byte of it changed', async () => {
    const { client } = await signedIn()
    const good = client.jar.get('portal') ?? ''
    for (let at = 0; at < good.length; at += 5) {
      client.jar.set(
        'portal',
        good.slice(0, at) + (good[at] === 'A' ? 'B' : 'A') + good.slice(at + 1),
      )
      const answer = await client.get('/session/resumed')
      expect(answer, `byte ${at}`).toMatchObject({ status: 302 })
      expect(answer.location).toMatch(/^\/login/)
    }
    client.jar.set('portal', good)
    expect((await client.get('/session/resumed')).status).toBe(200)
  })

  it('[AUTH-06] counts once: of two of a name the first, whichever is good', async () => {
    const { client, account } = await signedIn('lisi')
    const good = `portal=${client.jar.get('portal')}`
    const other = await signedIn('zhangsan')
    const others = `portal=${other.client.jar.get('portal')}`
    const whose = async (cookie: string) => {
      const signedOut = createHttpClient(stack.portal.url)
      return (await signedOut.get('/profile', { cookie })).text
    }
    expect(await whose(`${good}; portal=x`)).toContain(account('lisi'))
    expect(await whose(`${good}; ${others}`)).toContain(account('lisi'))
    expect(await whose(`portal=x; ${good}`)).toBe('')
  })

  it('[AUTH-06] beside 20 KB of other systems’ cookies is read, and 20 KB of itself have no user', async () => {
    const { client } = await signedIn()
    for (let count = 0; count < 5; count += 1) client.jar.set(`other-${count}`, 'x'.repeat(4_000))
    expect((await client.get('/index')).status).toBe(200)
    client.jar.clear()
    client.jar.set('portal', 'x'.repeat(20_000))
    expect(await client.get('/index')).toMatchObject({
      status: 302,
      location: '/login?redirect=%2Findex',
    })
    client.jar.set('portal', 'x'.repeat(80_000))
    expect((await client.get('/index')).status).toBe(431)
  })
})

describe('a rotation of the secret', () => {
  const [former, next, others] = ['former-secret-0123', 'newest-secret-0123', 'others-secret-0123']
  const at = (stackOf: Stack, SESSION_SECRET: string) =>
    startStack({ SESSION_SECRET, PLATFORM_URL: stackOf.mock.url })

  it('[AUTH-06] keeps sessions and what is under way; a secret that was taken away ends them', async () => {
    const old = await startStack({ SESSION_SECRET: former })
    const running = [await at(old, `${former},${next}`), await at(old, `${next},${former}`)]
    const strange = await at(old, `${next},${others}`)
    try {
      const before = createHttpClient(old.portal.url)
      await before.signIn('wujiu')
      await before.post('/session/activity')
      const switching = { method: 'POST', headers: { 'content-type': 'application/json' } }
      await before.send('/account-switch', { ...switching, body: '{"account":"lisi"}' })
      const forgetful = createHttpClient(old.portal.url)
      await forgetful.post('/missingPassword', { intent: 'send', account: 'lisi' })

      const take = (from: typeof before, { portal }: Stack) => {
        const client = createHttpClient(portal.url)
        for (const [name, value] of from.jar) client.jar.set(name, value)
        return client
      }
      for (const portal of running) {
        expect((await take(before, portal).get('/profile')).text).toContain('吴九')
        expect((await take(forgetful, portal).get('/missingPassword')).text).toContain(
          '验证码已发送',
        )
      }
      // Signed with the newest secret, and valid in every portal that knows it already.
      const [first, last] = running as [Stack, Stack]
      const fresh = createHttpClient(last.portal.url)
      await fresh.signIn('wujiu')
      expect((await take(fresh, first).get('/profile')).status).toBe(200)
      expect((await take(fresh, old).get('/profile')).status).toBe(302)

      expect((await take(before, strange).get('/profile')).status).toBe(302)
      expect((await take(forgetful, strange).get('/missingPassword')).text).not.toContain('已发送')
      const done = await take(before, last).send('/account-switch/airlines', {
        ...switching,
        body: '{"codes":["YZ"]}',
      })
      expect(JSON.parse(done.text)).toMatchObject({ handOver: null })
    } finally {
      for (const one of [...running, strange, old]) await one.close()
    }
  })
})
