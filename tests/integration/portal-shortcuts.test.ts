import { describe, expect, it } from 'vitest'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile()

const signedIn = (name = 'zhangsan') => signedInAs(stack, name)

function save(client: HttpClient, body: unknown, headers: Record<string, string> = {}) {
  return client.postJson('/shortcuts', body, headers)
}

const backend = '/service-system/sysappuser'

describe('POST /shortcuts', () => {
  it('[RAIL-02] sends the ids of the chosen apps with sort from 1', async () => {
    const { client, space } = await signedIn()
    const answer = await save(client, { codes: ['helpdesk', 'index', 'inbox'] })
    expect(answer).toMatchObject({ status: 200, text: '{"saved":true}' })
    expect(answer.headers['cache-control']).toBe('no-store')
    const [call] = space.journal.find({ path: backend, method: 'POST' })
    expect(call?.body).toEqual([
      { appId: 'app-helpdesk', sort: 1 },
      { appId: 'app-index', sort: 2 },
      { appId: 'app-inbox', sort: 3 },
    ])
    expect(space.users.get('zhangsan')?.pinned).toEqual(['helpdesk', 'index', 'inbox'])
  })

  it('[RAIL-02] an empty choice is one, too', async () => {
    const { client, space } = await signedIn()
    expect((await save(client, { codes: [] })).status).toBe(200)
    expect(space.users.get('zhangsan')?.pinned).toEqual([])
  })

  it.each([
    ['no JSON', 'codes=index', 'body'],
    ['no object', [], 'body'],
    ['no list', {}, 'codes'],
    ['no code', { codes: ['index', 7] }, 'codes.1'],
    ['an empty code', { codes: [''] }, 'codes.0'],
    ['ten codes', { codes: [...'abcdefghij'] }, 'codes'],
    ['a code twice', { codes: ['index', 'list', 'index'] }, 'codes.2'],
    ['an unknown code', { codes: ['index', 'nothing'] }, 'codes.1'],
    ['an app that is in no list', { codes: ['gw'] }, 'codes.0'],
  ])('[RAIL-02] answers %s with 400 and the field, and saves nothing', async (_, body, field) => {
    const { client, space } = await signedIn()
    const answer = await save(client, body)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toEqual({
      field,
      error: expect.stringMatching(new RegExp(`^${field}：.*[\\u4e00-\\u9fff]`)),
    })
    expect(space.journal.find({ path: backend, method: 'POST' })).toEqual([])
  })

  it("[RAIL-02] [ERR-01] hands the backend's reason on, or says what became of the call", async () => {
    const { client, space } = await signedIn()
    space.faults.add({ method: 'POST', path: backend, kind: 'code', code: 7 })
    const refused = await save(client, { codes: ['index'] })
    expect(refused.status).toBe(422)
    expect(JSON.parse(refused.text).error).toMatch(/[\u4e00-\u9fff]/)
    space.faults.clear()
    space.faults.add({ method: 'POST', path: backend, kind: 'status', status: 500 })
    const failed = await save(client, { codes: ['index'] })
    expect(failed.status).toBe(502)
    expect(JSON.parse(failed.text)).toEqual({ field: null, error: '服务出现错误，请稍后再试' })
  })

  it('[AUTH-12] [SAFE-03] is for the signed-in user and the portal’s own pages only', async () => {
    const anyone = createHttpClient(stack.portal.url)
    expect(await save(anyone, { codes: [] })).toMatchObject({
      status: 302,
      location: expect.stringMatching(/^\/login/),
    })
    const { client, space } = await signedIn()
    const foreign = await save(client, { codes: [] }, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    space.clock.advance(13 * 3_600_000)
    expect(await save(client, { codes: [] })).toMatchObject({
      status: 302,
      location: expect.stringMatching(/^\/login/),
    })
  })
})

describe('the page’s lists of apps', () => {
  const railOf = (html: string) => {
    const nav = /<nav[^>]*aria-label="应用导航".*?<\/nav>/s.exec(html)?.[0] ?? ''
    return [...nav.matchAll(/data-app="(\w+)"/g)].map(([, code]) => code)
  }

  it('[RAIL-01] the rail shows the pinned apps, else the first nine of the list', async () => {
    const { client, space } = await signedIn()
    space.users.update('zhangsan', { pinned: ['list', 'helpdesk'] })
    expect(railOf((await client.get('/index')).text)).toEqual(['list', 'helpdesk'])
    space.users.update('zhangsan', { pinned: [] })
    expect(railOf((await client.get('/index')).text)).toEqual([
      'index',
      'inbox',
      'list',
      'system',
      'workflow',
      'official',
      'addresslist',
      'forum',
      'work',
    ])
  })

  it('[RAIL-01] a hidden app is not among the first nine, nor shown when it is pinned', async () => {
    const { client, space } = await signedIn()
    space.users.update('zhangsan', { apps: ['gw', 'inbox'], pinned: ['gw'] })
    expect(railOf((await client.get('/inbox/list/1')).text)).toEqual(['inbox'])
    expect((await client.get('/gw/detail')).status).toBe(200)
  })
})
