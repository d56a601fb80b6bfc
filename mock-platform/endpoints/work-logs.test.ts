import { describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { as } = freshPlatform()
const zhaoliu = as('zhaoliu')
const sunqi = as('sunqi')

const service = '/service-workbook/worklog'
const form = {
  items: [{ category: '文稿起草', content: '起草预算说明。', hours: 3.5 }],
  plan: '送审。',
}
const today = async () => (await zhaoliu('GET', `${service}/month`)).data.today as string

describe('work logs', () => {
  it('[APP-15] keeps a draft, which only its writer sees', async () => {
    const day = await today()
    const saved = (await zhaoliu('PUT', `${service}/day/${day}`, form)).data
    expect(saved).toMatchObject({ ...form, state: 'draft', reviewerName: '孙七' })
    const { days } = (await zhaoliu('GET', `${service}/month`)).data
    expect(days.at(-1)).toEqual({ date: day, hours: 3.5, state: 'draft', comments: 0 })
    const dates = (await sunqi('GET', `${service}/review/page`)).data.records
    expect(dates).not.toEqual(expect.arrayContaining([expect.objectContaining({ date: day })]))
  })

  it('[APP-15] a submitted log reaches the leader, whose comment its writer reads', async () => {
    const day = await today()
    await zhaoliu('POST', `${service}/day/${day}/submit`, form)
    const page = (await sunqi('GET', `${service}/review/page?state=waiting`)).data
    expect(page.records[0]).toMatchObject({ authorName: '赵六', date: day, hours: 3.5 })
    const [{ id }] = page.records
    const comment = { content: '写得很好。' }
    const answer = await sunqi('POST', `${service}/review/${id}/comment`, comment)
    expect(answer.data.waiting).toBe(page.waiting - 1)
    const { comments } = (await zhaoliu('GET', `${service}/day/${day}`)).data
    expect(comments).toMatchObject([{ byName: '孙七', content: '写得很好。' }])
    expect((await zhaoliu('POST', `${service}/day/${day}/withdraw`)).code).toBe(409)
    expect((await zhaoliu('GET', `${service}/review/${id}`)).code).toBe(404)
  })

  it('[APP-15] what has no comment can be taken back and changed', async () => {
    const day = await today()
    await zhaoliu('POST', `${service}/day/${day}/submit`, form)
    expect((await zhaoliu('PUT', `${service}/day/${day}`, form)).code).toBe(409)
    expect((await zhaoliu('POST', `${service}/day/${day}/withdraw`)).data.state).toBe('draft')
    expect((await zhaoliu('PUT', `${service}/day/${day}`, { ...form, plan: '' })).code).toBe(0)
  })

  it('[APP-15] refuses days to come, empty logs and more hours than a day has', async () => {
    const day = await today()
    const submit = (items: object[]) =>
      zhaoliu('POST', `${service}/day/${day}/submit`, { items, plan: '' })
    expect((await submit([])).msg).toBe('请至少填写一项工作')
    const item = { ...form.items[0], hours: 16 }
    expect((await submit([item, item])).msg).toBe('一天的工时不能超过 24 小时')
    expect((await submit([{ ...item, hours: 0.3 }])).code).toBe(400)
    expect((await zhaoliu('PUT', `${service}/day/2999-01-01`, form)).code).toBe(400)
    expect((await zhaoliu('GET', `${service}/day/2026-99-99`)).code).toBe(404)
  })

  it('[APP-16] the leader’s badge counts the logs that wait', async () => {
    const { waiting } = (await sunqi('GET', `${service}/month`)).data
    const { userApp } = (await sunqi('GET', '/service-system/sysappuser/list?column=sort')).data
    const app = userApp.find(({ code }: { code: string }) => code === 'dailyPerson')
    expect(app.newCount).toBe(waiting)
  })
})
