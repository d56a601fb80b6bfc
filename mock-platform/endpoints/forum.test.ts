import { describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { as } = freshPlatform()
const zhangsan = as('zhangsan')
const lisi = as('lisi')

const service = '/service-im/forum'
const form = { board: 'digital', title: '投影仪怎么连', content: '会议室的投影仪连不上。' }

describe('the forum', () => {
  it('[APP-15] pages the topics of a board or of all, the newest word first', async () => {
    const { data: boards } = await zhangsan('GET', `${service}/boards`)
    const all = (await zhangsan('GET', `${service}/topic/page?length=10`)).data
    expect(all.records).toHaveLength(10)
    const counts = boards.map(({ topics }: { topics: number }) => topics)
    expect(counts.reduce((sum: number, count: number) => sum + count)).toBe(all.total)
    const times = all.records.map(({ lastReplyAt }: { lastReplyAt: string }) => lastReplyAt)
    expect(times).toEqual([...times].sort().reverse())
    const some = (await zhangsan('GET', `${service}/topic/page?board=life&keyword=羽毛球`)).data
    expect(some).toMatchObject({ total: 1 })
  })

  it('[APP-15] shows a topic to users of another tenant, and their replies to its author', async () => {
    const { id } = (await zhangsan('POST', `${service}/topic`, form)).data
    const seen = (await lisi('GET', `${service}/topic/${id}`)).data
    expect(seen).toMatchObject({ ...form, authorName: '张三', replies: 0, liked: false })
    await lisi('POST', `${service}/topic/${id}/reply`, { content: '换一根线试试。' })
    await lisi('PUT', `${service}/topic/${id}/like`, { liked: true })
    await lisi('PUT', `${service}/topic/${id}/like`, { liked: true })
    const after = (await zhangsan('GET', `${service}/topic/${id}`)).data
    expect(after).toMatchObject({ replies: 1, likes: 1, liked: false })
    expect(after.page.records[0]).toMatchObject({ authorName: '李四', floor: 1, own: false })
    expect((await zhangsan('GET', `${service}/topic/page`)).data.records[0].id).toBe(id)
  })

  it('[APP-15] lets only its writer delete a reply', async () => {
    const { id } = (await zhangsan('POST', `${service}/topic`, form)).data
    const reply = (await lisi('POST', `${service}/topic/${id}/reply`, { content: '好' })).data.id
    expect((await zhangsan('DELETE', `${service}/reply/${reply}`)).code).toBe(403)
    expect((await lisi('DELETE', `${service}/reply/${reply}`)).code).toBe(0)
    expect((await lisi('DELETE', `${service}/reply/${reply}`)).code).toBe(404)
  })

  it('[APP-15] refuses what says nothing, and what was never written', async () => {
    const open = (patch: object) => zhangsan('POST', `${service}/topic`, { ...form, ...patch })
    expect((await open({ title: ' ' })).msg).toBe('请输入标题')
    expect((await open({ board: 'nowhere' })).msg).toBe('没有这个版块')
    expect((await zhangsan('GET', `${service}/topic/ghost`)).code).toBe(404)
  })
})
