import { beforeEach, describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { stackForFile, stackForTest } from '../support/server-test'
import { findGap } from '../support/slide'
import { demoPassword } from '../support/stack'

const stack = await stackForFile({ CONSTANTS_TTL_MS: '0' })

/** The login page asks before it knows the account, so its switches are those of the main space. */
const control = (part: string, method: string, body: object) =>
  fetch(`${stack.mock.url}/__mock/spaces/main/${part}`, { method, body: JSON.stringify(body) })
const browser = () => createHttpClient(stack.portal.url)
const tokenPath = '/auth/oauth/token'
const tokenCalls = () => stack.mock.space().journal.find({ path: tokenPath })

async function challenge(kind: 'picture' | 'digits') {
  const { status, text } = await browser().get(`/login/challenge?kind=${kind}`)
  expect(status).toBe(200)
  return JSON.parse(text) as { token: string; picture: string; digits: string }
}

const signInWith = (more: Record<string, string>) =>
  browser().post('/login', { account: 'lisi', password: demoPassword, ...more })

describe('with slide verification switched on', () => {
  beforeEach(async () => {
    await control('reset', 'POST', { scenario: 'slide-verify' })
    await control('calls', 'DELETE', {})
  })

  it('[AUTH-02] the gap that the picture shows is the answer', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { token, picture } = await challenge('picture')
      const answer = await signInWith({ challenge: token, answer: String(findGap(picture)) })
      expect(answer).toMatchObject({ status: 302, location: '/' })
    }
  })

  it('[AUTH-02] a piece that lies a little beside it is good enough, one farther away is not', async () => {
    for (const [beside, status] of [
      [3, 302],
      [-3, 302],
      [9, 400],
      [-9, 400],
    ] as const) {
      const { token, picture } = await challenge('picture')
      const given = String(findGap(picture) + beside)
      expect((await signInWith({ challenge: token, answer: given })).status).toBe(status)
    }
  })

  it('[AUTH-02] nothing of the answer is in what the browser gets', async () => {
    const { token, picture, ...rest } = await challenge('picture')
    expect(Object.keys(rest)).toEqual(['piece', 'top'])
    const bytes = Buffer.from(token, 'base64url').toString('latin1')
    expect(bytes).not.toContain(String(findGap(picture)))
    expect(bytes).not.toContain('answer')
  })

  it.each([
    ['no answer', {}, '请先完成安全验证'],
    ['an answer to nothing', { answer: '100' }, '验证未通过'],
    ['an answer to something made up', { challenge: 'x'.repeat(90), answer: '100' }, '验证未通过'],
    ['a word', { challenge: 'x', answer: 'yes' }, '验证未通过'],
  ])('[AUTH-02] %s is refused before the backend hears of it', async (_, fields, text) => {
    const answer = await signInWith(fields as Record<string, string>)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(text)
    expect(answer.text).toContain('value="lisi"')
    expect(tokenCalls()).toEqual([])
  })

  it('[AUTH-02] an answer is good once, whether it was right or wrong', async () => {
    const right = await challenge('digits')
    const given = { challenge: right.token, answer: right.digits }
    expect((await signInWith(given)).status).toBe(302)
    expect((await signInWith(given)).status).toBe(400)

    const missed = await challenge('digits')
    expect((await signInWith({ challenge: missed.token, answer: '0' })).status).toBe(400)
    const again = { challenge: missed.token, answer: missed.digits }
    expect((await signInWith(again)).status).toBe(400)
  })

  it('[AUTH-02] an answer is good for two minutes', async () => {
    const [early, late] = [await challenge('digits'), await challenge('digits')]
    stack.advanceClock(119_000)
    expect((await signInWith({ challenge: early.token, answer: early.digits })).status).toBe(302)
    stack.advanceClock(2_000)
    expect((await signInWith({ challenge: late.token, answer: late.digits })).status).toBe(400)
  })

  it('[AUTH-02] a changed challenge is none', async () => {
    const { token, digits } = await challenge('digits')
    const bytes = Buffer.from(token, 'base64url')
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1
    const changed = bytes.toString('base64url')
    expect((await signInWith({ challenge: changed, answer: digits })).status).toBe(400)
  })

  it('[AUTH-02] without scripts the form asks for digits, and is no way around', async () => {
    const { text } = await browser().get('/login')
    const part = /<noscript>.*?<\/noscript>/s.exec(text)?.[0] ?? ''
    const token = /name="challenge" value="([^"]+)"/.exec(part)?.[1] ?? ''
    const digits = /请输入 ([\d ]+)/.exec(part)?.[1] ?? ''
    expect((await signInWith({ challenge: token, answer: '' })).status).toBe(400)
    const next = (await browser().get('/login')).text
    expect(next).not.toContain(token)

    const fresh = await challenge('digits')
    expect(digits).toMatch(/^(\d ){3}\d$/)
    expect((await signInWith({ challenge: fresh.token, answer: fresh.digits })).status).toBe(302)
  })

  it('[SAFE-09] a failed one leaves an audit line', async () => {
    const from = stack.logLines.length
    await signInWith({ answer: '1' })
    const lines = stack.logLines.slice(from).map((line) => JSON.parse(line))
    expect(lines.find((line) => line.audit)).toMatchObject({
      audit: 'sign-in',
      account: 'lisi',
      result: 'challenge',
    })
  })

  it('[AUTH-02] it stays on while the system service is away', async () => {
    await browser().get('/login')
    await control('faults', 'POST', { path: '/service-system/*', kind: 'status', status: 503 })
    expect((await signInWith({})).status).toBe(400)
    expect((await browser().get('/login')).text).toContain('name="challenge"')
  })
})

describe('the switches of the login page', () => {
  beforeEach(async () => {
    await control('reset', 'POST', { scenario: 'default' })
  })

  it('[AUTH-02] switched off, the form asks for nothing', async () => {
    expect((await browser().get('/login')).text).not.toContain('name="challenge"')
    expect((await signInWith({})).status).toBe(302)
  })

  it("[AUTH-03] the platform's '0' takes the box away, and nothing is remembered", async () => {
    expect((await browser().get('/login')).text).toContain('name="remember"')
    await control('flags', 'PATCH', { rememberPassword: false })
    const client = browser()
    expect((await client.get('/login')).text).not.toContain('name="remember"')
    const answer = await client.post('/login', {
      account: 'lisi',
      password: demoPassword,
      remember: 'on',
    })
    expect(answer.status).toBe(302)
    expect(client.jar.has('portal-account')).toBe(false)
  })

  it('[AUTH-01] without the system service the page has its defaults, and signing in works', async () => {
    const own = await stackForTest()
    own.mock.space().faults.add({ path: '/service-system/param/*', kind: 'reset' })
    const client = createHttpClient(own.portal.url)
    const page = await client.get('/login')
    expect(page.status).toBe(200)
    expect(page.text).toContain('协同办公门户')
    expect(page.text).toContain('name="remember"')
    expect((await client.signIn('lisi')).status).toBe(302)
  })

  it('[NAV-01] name and pictures are the organisation’s, if a picture may come from there', async () => {
    const parameters = {
      LOGIN_SYSTEM_NAME: '云州市 <b>一体化</b> 平台',
      LOGIN_LOGO: 'https://static.yunzhou.example.cn/logo.png',
      LOGIN_BACKGROUND: 'javascript:alert(1)',
    }
    await control('parameters', 'PATCH', parameters)
    const { text } = await browser().get('/login')
    expect(text).toContain('<title>登录页 - 云州市 &lt;b&gt;一体化&lt;/b&gt; 平台</title>')
    expect(text).toContain('src="https://static.yunzhou.example.cn/logo.png"')
    expect(text).not.toContain('javascript:')
  })
})
