import { describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { platform, as } = freshPlatform()
const zhangsan = as('zhangsan')

const service = '/service-addressbook'
const page = (query: string) => zhangsan('GET', `${service}/person/page?${query}`)

describe('the address book', () => {
  it('[APP-15] has every account in its department', async () => {
    const { data: tree } = await zhangsan('GET', `${service}/org/tree`)
    expect(tree.count).toBeGreaterThan(100)
    for (const user of platform.space().users.all()) {
      const { records } = (await page(`keyword=${user.account}`)).data
      expect(records).toHaveLength(1)
      expect(records[0].unitName + records[0].departmentName).toBe(user.orgName)
    }
  })

  it('[APP-15] lists a tenant, a department, and people by a part of a number', async () => {
    const { data: tree } = await zhangsan('GET', `${service}/org/tree`)
    const [tenant] = tree.tenants
    expect((await page(`node=${tenant.id}`)).data.total).toBe(tenant.count)
    const department = tenant.departments[1]
    expect((await page(`node=${department.id}`)).data.total).toBe(department.count)
    expect((await page('keyword=13900010002')).data.records).toMatchObject([{ name: '李四' }])
    expect((await page('node=nowhere')).data.total).toBe(0)
  })

  it('[APP-15] lets users change their own card, which the portal’s card follows', async () => {
    const card = { mobile: '13911112222', phone: '0999-1', room: '主楼 101', signature: '在' }
    const { data } = await zhangsan('PUT', `${service}/person/own`, card)
    expect(data).toMatchObject({ ...card, own: true })
    const lisi = as('lisi')
    expect((await lisi('GET', `${service}/person/${data.id}`)).data).toMatchObject({
      ...card,
      own: false,
    })
    expect((await zhangsan('GET', '/service-system/user/personal/info')).data.mobile).toBe(
      card.mobile,
    )
    const wrong = await zhangsan('PUT', `${service}/person/own`, { ...card, mobile: '12' })
    expect(wrong).toMatchObject({ code: 400, msg: '请输入 11 位手机号码' })
    expect((await zhangsan('GET', `${service}/person/ghost`)).code).toBe(404)
  })
})
