import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { stackForFile } from '../support/server-test'
import { demoPassword, openSpace } from '../support/stack'

const stack = await stackForFile()

const system = '协同办公门户'
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const langOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1]

function visitor(language?: string) {
  const client = createHttpClient(stack.portal.url)
  if (language !== undefined) client.jar.set('portal-language', language)
  return client
}

async function signedIn(language?: string, name = 'zhangsan') {
  const { account, space } = openSpace(stack)
  const client = visitor(language)
  await client.signIn(account(name))
  return { client, space, account }
}

const json = { 'content-type': 'application/json' }
const choose = (client: ReturnType<typeof visitor>, body: unknown) =>
  client.postJson('/language', body)

describe('the first paint', () => {
  it('[LOOK-07] is Chinese if nothing was chosen, whatever the browser prefers', async () => {
    const { text } = await visitor().get('/login', { 'accept-language': 'en-US,en;q=0.9' })
    expect(langOf(text)).toBe('zh-CN')
    expect(titleOf(text)).toBe(`登录页 - ${system}`)
  })

  it.each([
    ['/login', 'Sign in', '>Account<'],
    ['/missingPassword', 'Reset password', 'Send code'],
    ['/ssoLogin', 'Single sign-on', 'Sign in with account'],
    ['/noticeDetail', 'Notice', 'Wrong notice address'],
    ['/error', 'Something went wrong', 'Error code 500'],
    ['/exptions?errorCode=403', 'No access', 'Sign out'],
    ['/exptions-404', 'Page not found', 'Home'],
    ['/logout', 'Sign out', 'You are signed out'],
  ])('[LOOK-07] of %s is English if that was chosen', async (path, title, words) => {
    const { text } = await visitor('en-US').get(path)
    expect(langOf(text)).toBe('en-US')
    expect(titleOf(text)).toBe(`${title} - ${system}`)
    expect(text).toContain(words)
  })

  it.each([
    ['/index', 'Home'],
    ['/message-center/index', 'Messages'],
    ['/theme-setting/index', 'Themes'],
  ])('[LOOK-07] of the shell at %s is English, with the names that backends have', async (path, title) => {
    const { client } = await signedIn('en-US')
    const { text } = await client.get(path)
    expect(langOf(text)).toBe('en-US')
    expect(titleOf(text)).toBe(`${title} - ${system}`)
    for (const words of ['aria-label="Apps"', 'aria-label="Open apps"', 'Skip to content']) {
      expect(text).toContain(words)
    }
  })

  it.each([
    ['zh-CN', 'en-US'],
    ['en-US', 'zh-CN'],
  ])('[LOOK-07] in %s brings its own sentences’ file along, and not that of %s', async (own, other) => {
    const { text } = await visitor(own).get('/login')
    const files = text.match(/rel="modulepreload" href="[^"]*"/g)?.join(' ') ?? ''
    expect(files).toMatch(new RegExp(`/assets/${own}-[\\w-]+\\.js`))
    expect(text).not.toContain(`/assets/${other}-`)
    const file = /href="(\/assets\/[a-z]{2}-[A-Z]{2}-[^"]*)"/.exec(text)?.[1] ?? ''
    expect((await visitor().get(file)).status).toBe(200)
  })

  it.each([
    '',
    'xx-XX',
    'en',
    '"en-US"',
    '__proto__',
    'toString',
    '%3Cscript%3E',
    'a'.repeat(4_000),
  ])('[LOOK-07] [SAFE-06] is Chinese if the cookie says nonsense (%s)', async (value) => {
    const { status, text } = await visitor(value).get('/login')
    expect(status).toBe(200)
    expect(langOf(text)).toBe('zh-CN')
  })
})

describe('the choice of the language', () => {
  it('[LOOK-07] is kept on the device by a script', async () => {
    const client = visitor()
    const answer = await choose(client, { language: 'en-US' })
    expect(JSON.parse(answer.text)).toEqual({ language: 'en-US' })
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^portal-language=en-US; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(langOf((await client.get('/login')).text)).toBe('en-US')
    await choose(client, { language: 'zh-CN' })
    expect(langOf((await client.get('/login')).text)).toBe('zh-CN')
  })

  it('[LOOK-07] is kept by a plain form, which leads back', async () => {
    const client = visitor()
    const redirect = '/login?redirect=%2Flist'
    const answer = await client.post('/language', { language: 'en-US', redirect })
    expect(answer).toMatchObject({ status: 302, location: redirect })
    expect(langOf((await client.get(redirect)).text)).toBe('en-US')
  })

  const elsewhere = ['https://evil.example/', '//evil.example', '/\\evil.example', '']
  it.each(elsewhere)('[LOOK-07] [AUTH-05] never leads to another site (%s)', async (redirect) => {
    const answer = await visitor().post('/language', { language: 'en-US', redirect })
    expect(answer.location).toBe('/')
  })

  it.each([
    {},
    { language: 'xx' },
    { language: ['en-US'] },
    { language: { toString: 1 } },
    null,
    'en-US',
  ])('[LOOK-07] that is none (%j) changes nothing', async (body) => {
    const answer = await choose(visitor(), body)
    expect(answer.status).toBe(400)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('[LOOK-07] [SAFE-03] is not taken from another site, nor by a visit', async () => {
    const client = visitor()
    const headers = { ...json, 'sec-fetch-site': 'cross-site' }
    const body = JSON.stringify({ language: 'en-US' })
    expect((await client.send('/language', { method: 'POST', headers, body })).status).toBe(403)
    expect(await client.get('/language?language=en-US')).toMatchObject({
      status: 302,
      location: '/',
    })
    expect(client.jar.has('portal-language')).toBe(false)
  })
})

describe('what the server says', () => {
  it('[LOOK-07] of a sign-in that fails is English', async () => {
    const client = visitor('en-US')
    const missing = await client.post('/login', { account: '', password: 'x' })
    expect(missing.text).toContain('Enter your account')
    const { account } = openSpace(stack)
    for (let count = 0; count < 5; count += 1) {
      await client.signIn(account('lisi'), { password: 'wrong' })
    }
    const locked = await client.signIn(account('lisi'), { password: demoPassword })
    expect(locked.text).toContain('The account is locked; try again in 15 minutes.')
  })

  it('[LOOK-07] of what cannot be used is English, also in the words of the schema', async () => {
    const { client } = await signedIn('en-US')
    const put = (body: unknown) => client.postJson('/shortcuts', body)
    const codes = Array.from({ length: 10 }, (_, at) => `app${at}`)
    expect(JSON.parse((await put({ codes })).text)).toEqual({
      error: 'codes: You can add at most 9 apps',
      field: 'codes',
    })
    const { error } = JSON.parse((await put({ codes: 7 })).text)
    expect(error).toMatch(/^codes: Invalid input: expected array/)
    const chinese = await signedIn()
    const same = await chinese.client.send('/shortcuts', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ codes: 7 }),
    })
    expect(JSON.parse(same.text).error).toMatch(/^codes：无效输入/)
  })

  it('[LOOK-07] of a backend that fails is English, its refusal in its own words', async () => {
    const { client, space } = await signedIn('en-US')
    space.faults.add({ path: '/service-message/setmsginfo/page/user', kind: 'status', status: 500 })
    const { error } = JSON.parse((await client.get('/messages')).text)
    expect(error).toBe('The service has a problem. Please try again later.')
  })
})
