import { describe, expect, it } from 'vitest'
import { appsModel } from '../../mock-platform/data/apps'
import { homeLayoutsModel } from '../../mock-platform/data/home-layouts'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { signedInAs, stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const stack = await stackForFile()

const signedIn = (...how: [name?: string, opened?: ReturnType<typeof openSpace>]) =>
  signedInAs(stack, ...how)

const list = '/service-admin/homeLayout'
const setDefault = `${list}/setDefault/*`

function choose(client: HttpClient, body: unknown, headers: Record<string, string> = {}) {
  return client.postJson('/home-layouts', body, headers)
}

describe('GET /home-layouts', () => {
  it('[ME-04] asks for 500 layouts of both origins, and gives them with the user’s own', async () => {
    const { client, space } = await signedIn()
    const { layouts } = JSON.parse((await client.get('/home-layouts')).text)
    expect(layouts).toMatchObject([
      { id: 'layout-home', name: '单位首页', layoutType: 2, status: '1' },
      { id: 'layout-office', name: '个人办公', layoutType: 0, status: '0' },
      { id: 'layout-board', name: '综合科看板', layoutType: 1, status: '0' },
    ])
    expect(space.journal.find({ path: list }).at(-1)?.query).toEqual({
      current: '1',
      size: '500',
      type: ['0', '1'],
    })
  })

  it('[ME-04] gives none to a user who has none', async () => {
    const { client } = await signedIn('lisi')
    expect((await client.get('/home-layouts')).text).toBe('{"layouts":[]}')
  })

  it('[ME-04] is for signed-in users, and says why it has no answer', async () => {
    const stranger = createHttpClient(stack.portal.url)
    expect((await stranger.get('/home-layouts')).location).toMatch(/^\/login/)
    const { client, space } = await signedIn()
    space.faults.add({ path: list, kind: 'wrong-shape' })
    const answer = await client.get('/home-layouts')
    expect(answer.status).toBe(502)
    expect(JSON.parse(answer.text).error).toBe('服务返回的数据有误，请联系运维人员')
  })
})

describe('POST /home-layouts', () => {
  it('[ME-04] sets the default without a body, and / leads to the app of its kind', async () => {
    const { client, space } = await signedIn()
    expect((await client.get('/')).location).toBe('/index')
    for (const [id, type, home] of [
      ['layout-office', '0', '/door'],
      ['layout-board', '1', '/bmmh'],
      ['layout-home', '2', '/index'],
    ]) {
      expect(await choose(client, { id })).toMatchObject({ status: 200, text: '{"saved":true}' })
      const call = space.journal.find({ path: setDefault, method: 'POST' }).at(-1)
      expect(call).toMatchObject({ path: `${list}/setDefault/${id}/${type}`, body: undefined })
      expect((await client.get('/')).location).toBe(home)
    }
  })

  it('[ME-04] the tenant’s home is the app dwmh for users who have it', async () => {
    const { client, space } = await signedIn()
    const apps = space.collection(appsModel)
    const door = apps.get('door')
    if (!door) throw new Error('the scenario has no door')
    apps.create({ ...door, code: 'dwmh', title: '单位门户' })
    expect((await client.get('/')).location).toBe('/dwmh')
  })

  it('[ME-04] without the app of its kind home is the usual one', async () => {
    const { client, space } = await signedIn()
    await choose(client, { id: 'layout-office' })
    space.collection(appsModel).update('door', { enabled: false })
    expect((await client.get('/')).location).toBe('/index')
  })

  it('[ME-04] two users do not share a default', async () => {
    const opened = openSpace(stack)
    const [one, two] = [await signedIn('zhangsan', opened), await signedIn('wujiu', opened)]
    await choose(one.client, { id: 'layout-office' })
    expect((await one.client.get('/')).location).toBe('/door')
    expect((await two.client.get('/')).location).toBe('/index')
  })

  it.each([
    ['nothing', null],
    ['no id', {}],
    ['an empty id', { id: '' }],
    ['a number', { id: 7 }],
    ['an address', { id: '../../auth' }],
  ])('[ME-04] refuses %s, and calls no backend', async (_, body) => {
    const { client, space } = await signedIn()
    space.journal.clear()
    const answer = await choose(client, body)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toEqual({
      error: '该布局已不存在，请重新选择',
      field: 'id',
    })
    expect(space.journal.find({ path: `${list}*` })).toEqual([])
  })

  it('[ME-04] refuses a layout that is gone or somebody else’s', async () => {
    const { client, space } = await signedIn('wujiu')
    expect((await choose(client, { id: 'layout-board' })).status).toBe(404)
    space.collection(homeLayoutsModel).remove('layout-office')
    expect((await choose(client, { id: 'layout-office' })).status).toBe(404)
    expect(space.journal.find({ path: setDefault })).toEqual([])
  })

  it('[ME-04] [SAFE-03] is for the portal’s own pages only', async () => {
    const { client, space } = await signedIn()
    const foreign = await choose(
      client,
      { id: 'layout-office' },
      { origin: 'https://evil.example' },
    )
    expect(foreign.status).toBe(403)
    expect(space.journal.find({ path: setDefault })).toEqual([])
  })
})

describe('the home page', () => {
  it('[ME-04] [HOLD-04] stays the chosen one while the admin service is away', async () => {
    const { client, space } = await signedIn()
    await choose(client, { id: 'layout-office' })
    space.faults.add({ path: list, kind: 'status', status: 500 })
    expect((await client.get('/')).location).toBe('/door')
    const page = await client.get('/door')
    expect(page.status).toBe(200)
    expect(page.text).toContain('个人办公')
  })

  it('[ME-04] [HOLD-01] is the usual one if the layouts were never known', async () => {
    const { client, space } = await signedIn()
    space.faults.add({ path: list, kind: 'html' })
    expect((await client.get('/')).location).toBe('/index')
    expect((await client.get('/index')).status).toBe(200)
  })
})
