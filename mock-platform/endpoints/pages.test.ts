import { describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { as } = freshPlatform()
const zhaoliu = as('zhaoliu')
const sunqi = as('sunqi')

const root = '/service-integrate/lowcode/pages'
const source = JSON.stringify({
  title: '值班',
  components: [{ type: 'text', text: '值班电话 8100101' }],
})

describe('pages', () => {
  it('[APP-15] are created, changed and seen in the tenant', async () => {
    const { id } = (await zhaoliu('POST', root)).data
    const saved = (await zhaoliu('PUT', `${root}/${id}`, { source, version: 1 })).data
    expect(saved).toMatchObject({ title: '值班', componentCount: 1, version: 2, source })
    const list = (await sunqi('GET', `${root}?keyword=值班`)).data
    expect(list).toMatchObject({ total: 1, records: [{ id, author: '赵六' }] })
    expect((await as('lisi')('GET', `${root}/${id}`)).code).toBe(404)
    expect((await sunqi('DELETE', `${root}/${id}`)).code).toBe(0)
    expect((await zhaoliu('GET', `${root}/${id}`)).code).toBe(404)
  })

  it('[APP-15] refuse invalid pages, and saving over another user’s version', async () => {
    const { id } = (await zhaoliu('POST', root)).data
    const wrong = { source: '{\n  "title": "甲"\n}', version: 1 }
    expect((await zhaoliu('PUT', `${root}/${id}`, wrong)).msg).toBe('第 1 行：缺少属性 components')
    await zhaoliu('PUT', `${root}/${id}`, { source, version: 1 })
    expect((await sunqi('PUT', `${root}/${id}`, { source, version: 1 })).code).toBe(409)
  })

  it('[APP-15] start with two whose forms and sources are there', async () => {
    for (const { id } of (await zhaoliu('GET', root)).data.records) {
      const page = JSON.parse((await zhaoliu('GET', `${root}/${id}`)).data.source)
      const forms = page.components.flatMap(({ form }: { form?: string }) => form ?? [])
      expect(forms.length).toBe(1)
      for (const form of forms) {
        expect((await zhaoliu('GET', `/service-integrate/form/${form}/published`)).code).toBe(0)
      }
    }
  })
})
