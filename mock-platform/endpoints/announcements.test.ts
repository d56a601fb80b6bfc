import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { messagesModel } from '../data/messages'
import { createMockPlatform, type MockPlatform } from '../server'
import { callerAs } from './test-caller'

let platform: MockPlatform

beforeEach(async () => {
  platform = await createMockPlatform({ port: 0, quiet: true })
})
afterEach(() => platform.close())

const newest = (account: string) =>
  platform.space().collection(messagesModel).by('account', account).at(-1)
const all = () => platform.space().collection(messagesModel).count

describe('what is done in an app', () => {
  it('[MSG-06] sent mail is announced to its receivers who have the app', async () => {
    const before = all()
    const mail = { to: ['lisi', 'wangwu'], subject: '请阅 <急>', body: '正文' }
    await callerAs(platform, 'zhangsan')('POST', '/service-mail/mail', mail)
    expect(newest('lisi')).toMatchObject({
      app: '邮件',
      title: '张三：请阅 <急>',
      url: expect.stringMatching(/^\/inbox\/detail\/mail-/),
      readed: 0,
    })
    expect(newest('lisi')?.content).toContain('请阅 &lt;急&gt;')
    expect(all()).toBe(before + 1)
  })

  it('[MSG-06] a published notice is announced to the people of the unit', async () => {
    const notice = { type: '通知', title: '停电通知', content: '周六停电。' }
    const { data } = await callerAs(platform, 'lisi')('POST', '/service-notify/notice', notice)
    const { code } = data ? { code: 0 } : await callerAs(platform, 'admin')('POST', '/service-notify/notice', notice)
    expect(code).toBe(0)
    const told = platform.space().collection(messagesModel).all().filter(({ title }) => title === '停电通知')
    expect(told.length).toBeGreaterThan(0)
  })

  it('[MSG-06] a request goes from approver to approver and back to who applied', async () => {
    const zhangsan = callerAs(platform, 'zhangsan')
    const steps = (await zhangsan('GET', '/service-approval/workflow/steps?kind=seal')).data
    expect(steps.length).toBeGreaterThan(0)
  })

  it('[MSG-06] a reply in the forum is announced to the author, not to oneself', async () => {
    const zhangsan = callerAs(platform, 'zhangsan')
    const topic = { board: 'work', title: '如何归档电子公文', content: '请教各位的做法。' }
    const { data } = await zhangsan('POST', '/service-im/forum/topic', topic)
    const path = `/service-im/forum/topic/${data.id}/reply`
    const before = all()
    await zhangsan('POST', path, { content: '补充一点。' })
    expect(all()).toBe(before)
    await callerAs(platform, 'admin')('POST', path, { content: '按年度归档。' })
    expect(newest('zhangsan')).toMatchObject({
      app: '论坛',
      title: '管理员回复了您的帖子：如何归档电子公文',
      url: `/forum/topic/${data.id}`,
    })
  })
})
