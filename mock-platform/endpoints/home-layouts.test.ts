import { describe, expect, it } from 'vitest'
import { sharedPlatform } from './test-caller'

const { platform, as } = sharedPlatform()
const zhangsan = as('zhangsan')
const wujiu = as('wujiu')

const all = '/service-admin/homeLayout?current=1&size=500&type=0&type=1'
const own = (records: { id: string; status: string }[]) =>
  records.filter(({ status }) => status === '1').map(({ id }) => id)

describe('home layouts', () => {
  it('[ME-04] lists what a user may choose, of both origins or of one, page by page', async () => {
    const { data } = await zhangsan('GET', all)
    expect(data.records.map(({ layoutType }: { layoutType: number }) => layoutType)).toEqual([
      2, 0, 1,
    ])
    expect(own(data.records)).toEqual(['layout-home'])
    expect(data.records[0].iconUrl).toMatch(/^data:image\/svg\+xml,/)
    const tenants = await zhangsan('GET', '/service-admin/homeLayout?current=1&size=500&type=1')
    expect(tenants.data.records).toHaveLength(1)
    const second = await zhangsan('GET', all.replace('current=1&size=500', 'current=2&size=2'))
    expect(second.data).toMatchObject({ records: [{ id: 'layout-board' }], total: 3 })
    expect((await as('lisi')('GET', all)).data.records).toEqual([])
  })

  it('[ME-04] the default is one user’s in one tenant, and survives export and reset', async () => {
    const chosen = await zhangsan('POST', '/service-admin/homeLayout/setDefault/layout-office/0')
    expect(chosen).toMatchObject({ code: 0, msg: '设置成功' })
    expect(own((await zhangsan('GET', all)).data.records)).toEqual(['layout-office'])
    expect(own((await wujiu('GET', all)).data.records)).toEqual(['layout-home'])
    const token = platform.space().openSession('zhangsan', 'yz-fgw')
    const elsewhere = await fetch(platform.url + all, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(own((await elsewhere.json()).data.records)).toEqual(['layout-home'])

    const scenario = await (await fetch(`${platform.url}/__mock/spaces/main/export`)).json()
    expect(scenario.rows.chosenHomeLayouts).toMatchObject([
      { account: 'zhangsan', layoutId: 'layout-office' },
    ])
  })

  it.each([
    ['/service-admin/homeLayout/setDefault/nothing/0', 404],
    ['/service-admin/homeLayout/setDefault/layout-board/0', 400],
    ['/service-admin/homeLayout/setDefault/layout-board/x', 400],
  ])('[ME-04] refuses %s', async (path, code) => {
    expect((await zhangsan('POST', path)).code).toBe(code)
    expect(own((await wujiu('GET', all)).data.records)).toEqual(['layout-home'])
  })

  it.each([
    'current=1&size=500',
    'current=0&size=500&type=0',
    'current=1&size=9999&type=0&type=7',
  ])('[ME-04] refuses the list with %s', async (query) => {
    expect((await zhangsan('GET', `/service-admin/homeLayout?${query}`)).code).toBe(400)
  })

  it('[ME-04] refuses another user’s layout', async () => {
    const path = '/service-admin/homeLayout/setDefault/layout-board/1'
    expect((await wujiu('POST', path)).code).toBe(404)
  })
})
