import { describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { as } = freshPlatform()
const zhangsan = as('zhangsan')

const service = '/service-base/personnel'
const page = async (query = '') => (await zhangsan('GET', `${service}/page?${query}`)).data

async function formOf(id: string) {
  const { data } = await zhangsan('GET', `${service}/${id}`)
  const { version, departmentId, duty, education, entryDate, status, usedLeave } = data
  return { version, departmentId, duty, education, entryDate, status, usedLeave }
}

describe('personnel', () => {
  it('[APP-15] filters and sorts the people of the user’s own tenant', async () => {
    const all = await page('length=100')
    expect(all.total).toBeGreaterThan(15)
    const [, department] = all.departments
    const some = await page(`department=${department.id}`)
    expect(some.total).toBeLessThan(all.total)
    const sorted = await page('sort=entryDate&order=desc&length=100')
    const dates = sorted.records.map(({ entryDate }: { entryDate: string }) => entryDate)
    expect(dates).toEqual([...dates].sort().reverse())
    expect((await page('keyword=张三')).records).toMatchObject([{ name: '张三' }])
  })

  it('[APP-15] saves a change with its history, and the address book follows', async () => {
    const [{ id }] = (await page('keyword=张三')).records
    const form = { ...(await formOf(id)), duty: '三级主任科员', status: '借调' }
    const { data } = await zhangsan('PUT', `${service}/${id}`, form)
    expect(data).toMatchObject({ duty: '三级主任科员', status: '借调', version: form.version + 1 })
    const fields = data.changes.map(({ field, to }: { field: string; to: string }) => [field, to])
    expect(fields).toEqual(
      expect.arrayContaining([
        ['职务', '三级主任科员'],
        ['状态', '借调'],
      ]),
    )
    const card = (await zhangsan('GET', `/service-addressbook/person/${id}`)).data
    expect(card.duty).toBe('三级主任科员')
  })

  it('[APP-15] refuses a form that another user has saved meanwhile, and an invalid one', async () => {
    const [{ id }] = (await page()).records
    const form = await formOf(id)
    expect((await zhangsan('PUT', `${service}/${id}`, { ...form, duty: '' })).msg).toBe(
      '请输入职务',
    )
    await zhangsan('PUT', `${service}/${id}`, { ...form, duty: '调研员' })
    const late = await zhangsan('PUT', `${service}/${id}`, { ...form, duty: '巡视员' })
    expect(late).toMatchObject({ code: 409 })
  })

  it('[APP-15] is for users who have the app, and for their own tenant', async () => {
    const lisi = as('lisi')
    expect((await lisi('GET', `${service}/page`)).code).toBe(403)
    const sunqi = as('sunqi')
    const [{ id }] = (await page()).records
    expect((await sunqi('GET', `${service}/${id}`)).code).toBe(404)
  })
})
