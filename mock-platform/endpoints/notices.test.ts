import { describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { as } = freshPlatform()
const zhangsan = as('zhangsan')

const page = '/service-notify/notice/page'
const form = {
  type: '公告',
  title: '停水公告',
  content: '明日停水。\n<img src=x onerror=alert(1)>',
}

describe('notices', () => {
  it('lists by type and pages', async () => {
    const all = (await zhangsan('GET', page)).data
    expect(all).toMatchObject({ total: 36 })
    expect(all.records).toHaveLength(20)
    const some = (await zhangsan('GET', `${page}?type=公示`)).data
    expect(some.total).toBeLessThan(36)
    expect(new Set(some.records.map(({ type }: { type: string }) => type))).toEqual(
      new Set(['公示']),
    )
  })

  it('[LOOK-13] finds words of title and text, not of their markup', async () => {
    const { id } = (await zhangsan('POST', '/service-notify/notice', form)).data
    const find = async (word: string) => {
      const query = new URLSearchParams({ keyword: word })
      return (await zhangsan('GET', `${page}?${query}`)).data
    }
    expect((await find('停水公告')).records[0].id).toBe(id)
    expect((await find('明日停水')).records[0].id).toBe(id)
    expect((await find('<p>')).total).toBe(0)
    expect((await find('没有这样的通知')).total).toBe(0)
  })

  it('keeps in the backend who has read what', async () => {
    const { records, unread } = (await zhangsan('GET', page)).data
    const notice = records.find(({ read }: { read: boolean }) => !read)
    expect((await zhangsan('GET', `/service-notify/notice/${notice.id}`)).data.unread).toBe(
      unread - 1,
    )
    const after = (await zhangsan('GET', page)).data
    expect(after.unread).toBe(unread - 1)
    expect(
      (await zhangsan('GET', '/service-portal/workbench/summary')).data.counts.unreadNotices,
    ).toBe(unread - 1)
  })

  it('publishes plain text as safe HTML, to the tenant only', async () => {
    const { id } = (await zhangsan('POST', '/service-notify/notice', form)).data
    const { data } = await zhangsan('GET', `/service-notify/notice/${id}`)
    expect(data.content).toBe('<p>明日停水。</p><p>&lt;img src=x onerror=alert(1)&gt;</p>')
    expect((await zhangsan('GET', page)).data.records[0].title).toBe('停水公告')
    const elsewhere = as('lisi')
    expect((await elsewhere('GET', `/service-notify/notice/${id}`)).code).toBe(404)
  })

  it('lets only those publish who have the platform management app', async () => {
    const wangwu = as('wangwu')
    expect((await wangwu('POST', '/service-notify/notice', form)).code).toBe(403)
  })

  it('[APP-15] are changed and withdrawn by the administrators of the same tenant', async () => {
    const { id } = (await zhangsan('POST', '/service-notify/notice', form)).data
    const typed = (await zhangsan('GET', `/service-notify/notice/${id}/form`)).data
    expect(typed).toEqual(form)
    const change = { ...typed, title: '停电公告', content: '一、停电时间\n明日 9:00。' }
    expect((await zhangsan('PUT', `/service-notify/notice/${id}`, change)).code).toBe(0)
    const { data } = await zhangsan('GET', `/service-notify/notice/${id}`)
    expect(data).toMatchObject({
      title: '停电公告',
      content: '<h2>一、停电时间</h2><p>明日 9:00。</p>',
    })
    const elsewhere = as('lisi')
    expect((await elsewhere('DELETE', `/service-notify/notice/${id}`)).code).toBe(404)
    expect((await zhangsan('DELETE', `/service-notify/notice/${id}`)).code).toBe(0)
    expect((await zhangsan('GET', `/service-notify/notice/${id}`)).code).toBe(404)
  })
})
