import { describe, expect, it } from 'vitest'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { signedInAs, stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const stack = await stackForFile()

const signedIn = () => signedInAs(stack)

function choose(client: HttpClient, body: unknown, headers: Record<string, string> = {}) {
  return client.postJson('/themes', body, headers)
}

const backend = '/service-system/user/theme'
const themeIn = (html: string) =>
  /<style[^>]*data-portal-theme="([^"]*)"[^>]*>([^<]*)<\/style>/.exec(html)

describe('POST /themes', () => {
  it('[ME-02] saves the whole theme as a JSON string, and the next first paint has it', async () => {
    const { client, space } = await signedIn()
    expect(themeIn((await client.get('/index')).text)?.slice(1)).toEqual(['default', ''])
    expect(await choose(client, { id: 'gov-red' })).toMatchObject({
      status: 200,
      text: '{"saved":true}',
    })
    const [call] = space.journal.find({ path: backend, method: 'PUT' })
    const { theme } = call?.body as { theme: string }
    expect(JSON.parse(theme)).toMatchObject({
      id: 'gov-red',
      themeName: '庄重红',
      color: '#b3261e',
    })
    expect(space.users.get('zhangsan')?.theme).toBe(theme)

    const [, id, css] = themeIn((await client.get('/index')).text) ?? []
    expect(id).toBe('gov-red')
    expect(css).toContain('--portal-colors-accent:#b3261e')
    expect(css).toContain('--portal-banner-picture:url(data:image/svg+xml,')
    expect(JSON.parse((await client.get('/themes')).text)).toMatchObject({ current: 'gov-red' })
  })

  it('[ME-02] [HOLD-04] the chosen theme stays while the auth service is away', async () => {
    const { client, space } = await signedIn()
    await client.get('/index')
    await choose(client, { id: 'celadon' })
    space.faults.add({ path: '/auth/oauth/check_token', kind: 'status', status: 500 })
    expect(themeIn((await client.get('/index')).text)?.[1]).toBe('celadon')
    expect(JSON.parse((await client.get('/themes')).text)).toMatchObject({ current: 'celadon' })
  })

  it.each([
    ['nothing', null],
    ['no id', {}],
    ['an empty id', { id: '' }],
    ['a number', { id: 1 }],
    ['an unknown skin', { id: 'nothing' }],
  ])('[ME-02] answers %s with 400 and the field, and saves nothing', async (_, body) => {
    const { client, space } = await signedIn()
    const answer = await choose(client, body)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toEqual({
      field: 'id',
      error: expect.stringMatching(/[\u4e00-\u9fff]/),
    })
    expect(space.journal.find({ path: backend })).toEqual([])
  })

  it('[ME-02] [SAFE-03] is for the signed-in user and the portal’s own pages only', async () => {
    expect(await choose(createHttpClient(stack.portal.url), { id: 'celadon' })).toMatchObject({
      status: 302,
      location: expect.stringMatching(/^\/login/),
    })
    const { client, space } = await signedIn()
    const foreign = await choose(client, { id: 'celadon' }, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect(space.journal.find({ path: backend })).toEqual([])
  })
})

it.each([
  ['that is no JSON', 'celadon', 'default'],
  ['that is no theme', '[1]', 'default'],
  ['without a colour', '{"id":"old"}', 'old'],
  ['with a colour that is none', '{"id":"odd","color":"}body{display:none"}', 'odd'],
  [
    'with a picture that would end the style',
    '{"id":"odd","color":"no","backgroundImage":"x</style><script>alert(1)</script>"}',
    'odd',
  ],
])('[ME-02] a stored theme, %s, is shown as the default theme', async (_, theme, id) => {
  const { client, space } = await signedIn()
  space.users.update('zhangsan', { theme })
  const page = await client.get('/index')
  expect(page.status).toBe(200)
  expect(themeIn(page.text)?.slice(1)).toEqual([id, ''])
})

const usual = { scheme: 'light', colouring: 'normal', corners: 'small', fontSize: 'medium' }
const ground = '/service-system/user/backgroundColor'

describe('a chosen theme', () => {
  it('[LOOK-03] [ME-03] is kept with its settings, and counts for the next first paint, here and on pages without a user', async () => {
    const { client, space } = await signedIn()
    await choose(client, { id: 'celadon' })
    const settings = { scheme: 'dark', colouring: 'grey', corners: 'round', fontSize: 'large' }
    const answer = await choose(client, { settings, backgroundColor: '#203040' })
    expect(answer.status).toBe(200)
    expect(JSON.parse(space.users.get('zhangsan')?.theme ?? '')).toMatchObject({
      id: 'celadon',
      color: '#15808f',
      look: settings,
    })
    expect(space.users.get('zhangsan')?.backgroundColor).toBe('#203040')
    const [call] = space.journal.find({ path: ground, method: 'PUT' })
    expect(call?.body).toEqual({ backgroundColor: '#203040' })

    const [, id, css] = themeIn((await client.get('/index')).text) ?? []
    expect(id).toBe('celadon')
    for (const part of [
      '@media screen{:root:root{',
      '--portal-color-scheme:dark',
      '--portal-page-filter:grayscale(1)',
      '--portal-radii-md:12px',
      '--portal-font-sizes-md:1rem',
      '--portal-colors-text:#E4E9F1',
    ]) {
      expect(css).toContain(part)
    }
    const errorPage = await client.get('/error?code=404')
    expect(themeIn(errorPage.text)?.[2]).toContain('--portal-color-scheme:dark')
    await choose(client, { id: 'gov-red' })
    expect(JSON.parse(space.users.get('zhangsan')?.theme ?? '')).toMatchObject({ look: settings })
  })

  it('[LOOK-03] [LOOK-09] keeps the settings that a change does not name', async () => {
    const { client, space } = await signedIn()
    await choose(client, { settings: { fontSize: 'x-large' } })
    await choose(client, { settings: { density: 'compact' } })
    expect(JSON.parse(space.users.get('zhangsan')?.theme ?? '')).toMatchObject({
      look: { ...usual, fontSize: 'x-large', density: 'compact' },
    })
    const css = themeIn((await client.get('/index')).text)?.[2]
    expect(css).toContain('--portal-font-sizes-md:1.1875rem')
    expect(css).toContain('--portal-sizes-text:1.36')
    expect(css).toContain('--portal-sizes-density:0.86')
  })

  it('[LOOK-03] that follows the device has both schemes in the first paint', async () => {
    const { client } = await signedIn()
    await choose(client, { settings: { ...usual, scheme: 'system' } })
    const css = themeIn((await client.get('/index')).text)?.[2]
    expect(css).toMatch(/^@media \(prefers-color-scheme:dark\)\{@media screen\{:root:root\{/)
  })

  it.each([
    ['a file', '/file-viewer?fileId=file-1'],
    ['a notice', '/noticeDetail?id=1'],
  ])('[LOOK-03] [ME-02] applies to %s that is the first page on a device', async (_, path) => {
    const { client, space } = await signedIn()
    const look = { ...usual, scheme: 'dark', elder: true }
    space.users.update('zhangsan', {
      theme: JSON.stringify({ id: 'gov-red', color: '#b3261e', look }),
    })
    const [, id, css] = themeIn((await client.get(path)).text) ?? []
    expect(id).toBe('gov-red')
    expect(css).toContain('--portal-color-scheme:dark')
    expect(css).toContain('--portal-sizes-target:44px')
  })

  it('[LOOK-03] [HOLD-01] of a file is the device’s while the auth service is away', async () => {
    const { client, space } = await signedIn()
    space.faults.add({ path: '/auth/oauth/check_token', kind: 'status', status: 500 })
    const page = await client.get('/file-viewer?fileId=file-1')
    expect(page.status).toBe(200)
    expect(themeIn(page.text)).toBeNull()
  })

  it('[LOOK-03] of somebody else on this device is never the user’s', async () => {
    const { client } = await signedIn()
    await choose(client, { settings: { ...usual, scheme: 'dark' } })
    await client.get('/index')
    const { account } = openSpace(stack)
    await client.signIn(account('lisi'))
    expect(themeIn((await client.get('/index')).text)?.[2]).toBe('')
  })

  it.each([
    ['no JSON', 'celadon'],
    ['no settings', '{"id":"default","look":7}'],
    ['unknown values', '{"id":"default","look":{"scheme":"neon","corners":[],"fontSize":9}}'],
    ['a theme of 10 KB', `{"id":"default","themeName":"${'长'.repeat(4_000)}"}`],
  ])('[LOOK-03] kept as %s is the usual one', async (_, theme) => {
    const { client, space } = await signedIn()
    space.users.update('zhangsan', { theme })
    const page = await client.get('/index')
    expect(page.status).toBe(200)
    expect(themeIn(page.text)?.[2]).toBe('')
  })

  const noGrounds = ['url(javascript:alert(1))', 'red', '}*{', '#12345']
  it.each(noGrounds)('[ME-03] a kept ground of %j is none', async (backgroundColor) => {
    const { client, space } = await signedIn()
    space.users.update('zhangsan', { backgroundColor })
    expect(themeIn((await client.get('/index')).text)?.[2]).toBe('')
    expect(JSON.parse((await client.get('/themes')).text)).toMatchObject({ backgroundColor: '' })
  })

  it.each([
    ['an unknown scheme', { settings: { ...usual, scheme: 'neon' } }, 'settings'],
    ['no settings at all', { settings: {} }, 'settings'],
    ['a text for settings', { settings: 'dark' }, 'settings'],
    ['no colour', { backgroundColor: 'url(javascript:alert(1))' }, 'backgroundColor'],
    ['a colour by name', { backgroundColor: 'red' }, 'backgroundColor'],
  ])('[LOOK-03] [ME-03] answers %s with 400 and the field', async (_, body, field) => {
    const { client, space } = await signedIn()
    const answer = await choose(client, body)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ field })
    expect(space.journal.find({ method: 'PUT' })).toEqual([])
  })

  const noSettings = ['x', 'eyJzY2hlbWUiOjd9', '%E0%A4%A', `${'A'.repeat(3_000)}`]
  it.each(noSettings)('[LOOK-03] a cookie of %j means the usual one', async (cookie) => {
    const answer = await fetch(`${stack.portal.url}/login`, {
      headers: { cookie: `portal-look=${cookie}` },
    })
    expect(answer.status).toBe(200)
    expect(themeIn(await answer.text())).toBeNull()
  })
})

it('[ME-09] GET /versions tells system name and version from the configuration, and the history', async () => {
  const { client } = await signedIn()
  const { systemName, version, history } = JSON.parse((await client.get('/versions')).text)
  expect({ systemName, version }).toEqual({ systemName: '协同办公门户', version: '1.3' })
  const dates = history.map(({ date }: { date: string }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(dates.length).toBeGreaterThan(3)
})
