import { describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { platform, as } = freshPlatform()
const zhangsan = as('zhangsan')

const base = '/service-portal/schedule'
const meeting = {
  title: '预算协调会',
  from: '2027-03-01 09:00',
  to: '2027-03-01 10:30',
  place: '三楼第一会议室',
  participants: '财务科',
  reminder: 30,
}
const titlesOf = async (date: string) => {
  const { items } = (await zhangsan('GET', `${base}/calendar?date=${date}`)).data
  return items.map(({ title }: { title: string }) => title) as string[]
}

describe('schedule', () => {
  it('[APP-15] keeps, changes and deletes an item of its user only', async () => {
    const { id } = (await zhangsan('POST', `${base}/item`, meeting)).data
    expect(await titlesOf('2027-03-20')).toEqual(['预算协调会'])
    expect(await titlesOf('2027-04-20')).toEqual([])
    const zhouba = as('zhouba')
    expect((await zhouba('GET', `${base}/item/${id}`)).code).toBe(404)
    expect((await zhouba('DELETE', `${base}/item/${id}`)).code).toBe(404)

    await zhangsan('PUT', `${base}/item/${id}`, { ...meeting, title: '预算评审会' })
    expect(await titlesOf('2027-03-20')).toEqual(['预算评审会'])
    await zhangsan('DELETE', `${base}/item/${id}`)
    expect(await titlesOf('2027-03-20')).toEqual([])
  })

  it('[APP-15] refuses an item without a title or with its end before its beginning', async () => {
    expect((await zhangsan('POST', `${base}/item`, { ...meeting, title: ' ' })).msg).toBe(
      '请输入日程标题',
    )
    const turned = { ...meeting, to: meeting.from }
    expect((await zhangsan('POST', `${base}/item`, turned)).msg).toBe('结束时间应晚于开始时间')
    expect((await zhangsan('POST', `${base}/item`, { ...meeting, from: '明天' })).code).toBe(400)
  })

  it('[APP-15] reminds from the wished time until the end of the item', async () => {
    const { clock } = platform.space()
    const { id } = (await zhangsan('POST', `${base}/item`, meeting)).data
    const reminded = async (time: string) => {
      clock.set(new Date(`2027-03-01T${time}:00+08:00`))
      const caller = as('zhangsan')
      const { data } = await caller('GET', '/service-approval/pending/page?app=scheduleCenter')
      expect((await caller('GET', `${base}/calendar`)).data.due).toBe(data.total)
      return data.records.map((todo: { id: string }) => todo.id)
    }
    expect(await reminded('08:29')).toEqual([])
    expect(await reminded('08:31')).toEqual([id])
    expect(await reminded('10:29')).toEqual([id])
    expect(await reminded('10:31')).toEqual([])
  })

  it('[APP-15] gives the workbench what takes place today', async () => {
    const { schedule } = (await zhangsan('GET', '/service-portal/workbench/summary')).data
    expect(schedule).toHaveLength(2)
  })
})
