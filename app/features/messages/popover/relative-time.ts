import type { Texts } from '~text/zh-CN'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** The platform's times are in China's time zone. */
const zone = 8 * hour

/** How long ago a time (`YYYY-MM-DD HH:mm:ss`) was; for older times the date. An unreadable time stays as it is. */
export function relativeTime(stamp: string, now: number, texts: Texts['messages']['time']): string {
  const at = Date.parse(`${stamp.replace(' ', 'T')}+08:00`)
  if (Number.isNaN(at)) return stamp
  const [date = '', time = ''] = stamp.split(' ')
  const days = dayOf(now) - dayOf(at)
  const ago = now - at
  if (days < 0) return `${date} ${time.slice(0, 5)}`
  if (ago < minute) return texts.now
  if (ago < hour) return texts.minutes(Math.floor(ago / minute))
  if (days === 0) return texts.hours(Math.floor(ago / hour))
  if (days === 1) return texts.yesterday(time.slice(0, 5))
  const thisYear = new Date(now + zone).getUTCFullYear() === Number(date.slice(0, 4))
  return thisYear ? `${date.slice(5)} ${time.slice(0, 5)}` : date
}

function dayOf(time: number): number {
  return Math.floor((time + zone) / day)
}
