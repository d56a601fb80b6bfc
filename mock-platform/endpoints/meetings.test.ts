import { describe, expect, it } from 'vitest'
import type { MeetingSummary } from '../contracts/meetingnotice/contract'
import { freshPlatform } from './test-caller'

const { platform, as } = freshPlatform()
const zhangsan = as('zhangsan')
const admin = as('admin')

const page = '/service-meeting/notice/page'
const attend = { reply: 'attend', delegate: '', reason: '' }

async function firstOf(state: string, caller = zhangsan): Promise<MeetingSummary> {
  return (await caller('GET', `${page}?state=${state}&length=100`)).data.records[0]
}

describe('meeting notices', () => {
  it('[APP-15] list a user’s meetings, coming ones first, by state and keyword', async () => {
    const all = (await zhangsan('GET', `${page}?length=100`)).data
    const closed = all.records.map((meeting: MeetingSummary) => meeting.closed)
    expect(closed).toEqual([...closed].sort())
    const waiting = (await zhangsan('GET', `${page}?state=waiting`)).data
    expect(waiting.total).toBe(waiting.waiting)
    expect(waiting.total).toBeGreaterThan(2)
    const { data: apps } = await zhangsan('GET', '/service-system/sysappuser/list?column=sort')
    const app = apps.userApp.find(({ code }: { code: string }) => code === 'meetingnotice')
    expect(app.newCount).toBe(waiting.total)
    const found = (await zhangsan('GET', `${page}?keyword=安全生产`)).data
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThan(all.total)
  })

  it('[APP-15] take a receipt that the organiser sees, and take it again until the meeting', async () => {
    const { id } = await firstOf('waiting')
    const before = (await zhangsan('GET', `/service-meeting/notice/${id}`)).data
    const form = { reply: 'delegate', delegate: '周晓东', reason: 'left over' }
    const answer = (await zhangsan('POST', `/service-meeting/notice/${id}/receipt`, form)).data
    expect(answer.receipt).toMatchObject({ reply: 'delegate', delegate: '周晓东', reason: '' })
    expect(answer.counts.delegate).toBe(before.counts.delegate + 1)
    expect(answer.waiting).toBe(before.waiting - 1)
    expect(answer.receipts).toBeNull()

    const organiser = platform
      .space()
      .users.all()
      .find(({ username }) => username === answer.organiser)
    const { data } = await as(organiser?.account ?? '')('GET', `/service-meeting/notice/${id}`)
    expect(data.receipts).toContainEqual(answer.receipt)
    const again = await zhangsan('POST', `/service-meeting/notice/${id}/receipt`, attend)
    expect(again.data.counts.delegate).toBe(before.counts.delegate)
  })

  it('[APP-15] refuse receipts that lack something, come late or come from the organiser', async () => {
    const { id } = await firstOf('waiting')
    const path = `/service-meeting/notice/${id}/receipt`
    const unnamed = await zhangsan('POST', path, { ...attend, reply: 'delegate' })
    expect(unnamed).toMatchObject({ code: 400, msg: '请填写委派人员姓名' })
    const noReason = await zhangsan('POST', path, { ...attend, reply: 'leave' })
    expect(noReason.msg).toBe('请填写请假事由')
    const mine = await firstOf('mine')
    const own = await zhangsan('POST', `/service-meeting/notice/${mine.id}/receipt`, attend)
    expect(own.msg).toBe('您是会议组织者，无须回执')
    platform.space().clock.advance(40 * 24 * 3_600_000)
    const renewed = as('zhangsan')
    expect((await renewed('POST', path, attend)).msg).toBe('会议已经开始，不能再提交回执')
  })

  it('[APP-15] are unknown to whoever is not concerned', async () => {
    expect((await admin('GET', '/service-meeting/notice/meeting-none')).code).toBe(404)
  })
})
