import { describe, expect, it } from 'vitest'
import { messagesModel } from '../data/messages'
import { freshPlatform } from './test-caller'

const { platform, as } = freshPlatform()

const newest = (account: string) =>
  platform.space().collection(messagesModel).by('account', account).at(-1)
const all = () => platform.space().collection(messagesModel).count

describe('what is done in an app', () => {
  it('[MSG-06] sent mail is announced to its receivers who have the app', async () => {
    const before = all()
    const mail = { to: ['lisi', 'wangwu'], subject: '请阅 <急>', body: '正文' }
    await as('zhangsan')('POST', '/service-mail/mail', mail)
    expect(newest('lisi')).toMatchObject({
      app: '邮件',
      title: '张三：请阅 <急>',
      url: expect.stringMatching(/^\/inbox\/detail\/mail-/),
      readed: 0,
    })
    expect(newest('lisi')?.content).toContain('请阅 &lt;急&gt;')
    expect(all()).toBe(before + 1)
  })

  it('[MSG-06] a published notice is announced to the users of the tenant', async () => {
    const before = all()
    const notice = { type: '通知', title: '停电通知', content: '周六停电。' }
    await as('admin')('POST', '/service-notify/notice', notice)
    expect(newest('admin')).toMatchObject({
      app: '通知公告',
      title: '停电通知',
      content: '<p>周六停电。</p>',
      url: expect.stringMatching(/^\/list\/detail\/notice-/),
    })
    expect(all()).toBe(before + 1)
  })

  it('[MSG-06] a request is announced to each approver in turn, then to the applicant', async () => {
    const base = '/service-approval/workflow/request'
    const { data } = await as('zhangsan')('POST', base, {
      kind: 'leave',
      values: { type: '事假', from: '2026-12-01', to: '2026-12-02', reason: '家中有事。' },
    })
    const decide = (account: string, body: object) =>
      as(account)('POST', `${base}/${data.id}/decision`, body)
    const waiting = { app: '工作流', typeCode: 'msgType1', title: '张三的请假申请待您办理' }
    expect(newest('zhouba')).toMatchObject(waiting)
    await decide('zhouba', { step: 0, decision: 'approved', opinion: '' })
    expect(newest('wujiu')).toMatchObject(waiting)
    await decide('wujiu', { step: 1, decision: 'rejected', opinion: '请调整时间。' })
    expect(newest('zhangsan')).toMatchObject({
      typeCode: 'msgType2',
      title: '张三的请假申请未通过，已退回',
      content: expect.stringContaining('吴九：请调整时间。'),
      url: `/workflow/detail/${data.id}`,
    })
  })

  it('[MSG-06] a reply in the forum is announced to the author, not to oneself', async () => {
    const zhangsan = as('zhangsan')
    const topic = { board: 'work', title: '如何归档电子公文', content: '请教各位的做法。' }
    const { data } = await zhangsan('POST', '/service-im/forum/topic', topic)
    const path = `/service-im/forum/topic/${data.id}/reply`
    const before = all()
    await zhangsan('POST', path, { content: '补充一点。' })
    expect(all()).toBe(before)
    await as('admin')('POST', path, { content: '按年度归档。' })
    expect(newest('zhangsan')).toMatchObject({
      app: '论坛',
      title: '管理员回复了您的帖子：如何归档电子公文',
      url: `/forum/topic/${data.id}`,
    })
  })
})
