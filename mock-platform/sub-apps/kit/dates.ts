import { type Day, dayText, monthText, weekdays } from '../../contracts/days'
import { hoursText, type Span } from '../../contracts/scheduleCenter/items'
import { currentLanguage } from './language'

const isEnglish = () => currentLanguage() === 'en-US'

/** A day without a time zone, as English writes it. */
export function englishDay(day: Day, format: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...format, timeZone: 'UTC' })
}

/** `11月21日 星期六`, `Saturday, November 21` */
export function spokenDay(day: Day): string {
  return isEnglish()
    ? englishDay(day, { weekday: 'long', month: 'long', day: 'numeric' })
    : dayText(day)
}

/** `2026年11月21日`, `November 21, 2026` */
export function spokenDate(day: Day): string {
  if (isEnglish()) return englishDay(day, { year: 'numeric', month: 'long', day: 'numeric' })
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

/** `2026年11月`, `November 2026` */
export function spokenMonth(day: Day): string {
  return isEnglish() ? englishDay(day, { year: 'numeric', month: 'long' }) : monthText(day)
}

/** `11月21日`, `Nov 21` */
export function shortDay(day: Day): string {
  if (isEnglish()) return englishDay(day, { month: 'short', day: 'numeric' })
  const [, month, date] = day.split('-').map(Number)
  return `${month}月${date}日`
}

/** Starts with Monday: `一`, `Mon`. */
export function spokenWeekdays(): string[] {
  // Any week that begins with a Monday.
  return isEnglish()
    ? weekdays.map((_, place) => englishDay(`2026-06-0${place + 1}`, { weekday: 'short' }))
    : weekdays
}

/** A backend's `YYYY-MM-DD HH:mm:ss` for users: only the time if it is today, only month and day if it is this year. */
export function dateText(moment: string, now = new Date()): string {
  const [day = '', time = ''] = moment.split(' ')
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return moment
  const thisYear = year === now.getFullYear()
  if (thisYear && month === now.getMonth() + 1 && date === now.getDate()) return time.slice(0, 5)
  if (thisYear) return shortDay(day)
  if (isEnglish()) return englishDay(day, { month: 'short', day: 'numeric', year: 'numeric' })
  return spokenDate(day)
}

/** Start and end on the agenda of a day: `09:00 – 11:30`; a time on another day includes the date. */
export function spokenHours(span: Span, day: Day): string {
  if (!isEnglish()) return hoursText(span, day)
  const text = (moment: string) => {
    const [date = '', time = ''] = moment.split(' ')
    return date === day ? time : `${englishDay(date, { month: 'short', day: 'numeric' })} ${time}`
  }
  return `${text(span.from)} – ${text(span.to)}`
}
