import { weekdayOf } from '../../contracts/days'
import type { MeetingSummary, Receipt, Reply } from '../../contracts/meetingnotice/contract'
import { englishDay } from '../kit/dates'
import { currentLanguage } from '../kit/language'
import { spoken } from '../kit/spoken'

export const replyTexts: Record<Reply, string> = {
  attend: '参加',
  leave: '请假',
  delegate: '委派',
}

/** `2026年1月5日（周一）9:00—11:30`, `Mon, Jan 5, 2026, 9:00–11:30` */
export function timeText({ startAt, endAt }: Pick<MeetingSummary, 'startAt' | 'endAt'>): string {
  const [day = '', start = ''] = startAt.split(' ')
  const [endDay, end = ''] = endAt.split(' ')
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = endDay === day ? end : endAt
  if (currentLanguage() === 'en-US') {
    const format = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const
    return `${englishDay(day, format)}, ${hour(start)}–${hour(last)}`
  }
  return `${year}年${month}月${date}日（周${weekdayOf(day)}）${hour(start)}—${hour(last)}`
}

const hour = (time: string) => time.replace(/:\d\d$/, '').replace(/^0/, '')

/** The state of the user's own receipt, for the list. */
export function receiptText({ mine, closed, reply }: MeetingSummary): string {
  if (mine) return spoken('我组织的')
  if (reply) return spoken('已回执：{reply}', { reply: spoken(replyTexts[reply]) })
  return closed ? spoken('未回执') : spoken('待回执')
}

/** What was added to a receipt. */
export function remarkText({ reply, delegate, reason }: Receipt): string {
  if (reply === 'delegate') return spoken('由{delegate}参加', { delegate })
  return reply === 'leave' ? reason : ''
}
