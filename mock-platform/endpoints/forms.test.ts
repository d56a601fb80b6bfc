import { describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { as } = freshPlatform()
const zhaoliu = as('zhaoliu')
const sunqi = as('sunqi')

const root = '/service-integrate/form'
const reason = {
  id: 'reason',
  type: 'text',
  label: '事由',
  required: true,
  hint: '',
  options: [],
  min: null,
  max: null,
}
const design = { title: '加班登记', description: '', fields: [reason], version: 1 }

async function newForm() {
  const { id } = (await zhaoliu('POST', root)).data
  return { id, path: `${root}/${id}` }
}

describe('forms', () => {
  it('[APP-15] are kept for the tenant, listed by keyword and state', async () => {
    const { id, path } = await newForm()
    expect((await zhaoliu('PUT', path, design)).data).toMatchObject({ version: 2, state: 'draft' })
    const [first] = (await sunqi('GET', `${root}/page?keyword=加班`)).data.records
    expect(first).toMatchObject({ id, title: '加班登记', author: '赵六', fieldCount: 1 })
    expect((await sunqi('GET', `${root}/page?state=draft`)).data.total).toBe(2)
    expect((await sunqi('GET', `${root}/page?state=published`)).data.total).toBe(2)
    expect((await as('lisi')('GET', path)).code).toBe(404)
  })

  it('[APP-15] refuse saving over another user’s version, and an invalid design', async () => {
    const { path } = await newForm()
    await zhaoliu('PUT', path, design)
    expect(await sunqi('PUT', path, design)).toMatchObject({
      code: 409,
      msg: '表单已被他人修改，请刷新后再编辑',
    })
    const unnamed = { ...design, version: 2, fields: [{ ...reason, label: '' }] }
    expect((await sunqi('PUT', path, unnamed)).msg).toBe('请填写单行文本的标题')
    expect((await zhaoliu('POST', `${(await newForm()).path}/publish`)).msg).toBe(
      '表单还没有可以填写的字段',
    )
  })

  it('[APP-15] are filled in as published, while the design goes on', async () => {
    const { path } = await newForm()
    await zhaoliu('PUT', path, design)
    expect((await sunqi('GET', `${path}/published`)).code).toBe(404)
    expect((await zhaoliu('POST', `${path}/publish`)).data.state).toBe('published')
    await zhaoliu('PUT', path, { ...design, version: 2, title: '加班与值班登记' })
    expect((await zhaoliu('GET', path)).data.state).toBe('changed')
    expect((await sunqi('GET', `${path}/published`)).data.title).toBe('加班登记')

    const refused = await sunqi('POST', `${path}/submission`, { answers: { reason: '' } })
    expect(refused).toMatchObject({ code: 400, msg: '请填写事由' })
    const answers = { reason: '决算编审', other: 'x' }
    expect((await sunqi('POST', `${path}/submission`, { answers })).code).toBe(0)
    const page = (await zhaoliu('GET', `${path}/submission/page`)).data
    expect(page).toMatchObject({ total: 1, title: '加班与值班登记' })
    expect(page.records[0]).toMatchObject({ name: '孙七', answers: { reason: '决算编审' } })
    expect(page.records[0].answers).not.toHaveProperty('other')
  })

  it('[APP-15] go with their answers when deleted', async () => {
    const [form] = (await sunqi('GET', `${root}/page?state=published`)).data.records
    expect(form.submissionCount).toBe(6)
    expect((await zhaoliu('DELETE', `${root}/${form.id}`)).code).toBe(0)
    expect((await sunqi('GET', `${root}/${form.id}/submission/page`)).code).toBe(404)
  })
})
