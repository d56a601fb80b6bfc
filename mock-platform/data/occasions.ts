import { filled, template } from '../content'
import { type ChinaTime, chinaTime } from './china-time'
import type { Space } from './space'
import { words } from './words'

/** What fills the placeholders of a letter or notice. */
export type Occasion = {
  department: string
  organisation: string
  /** Month of writing, 1 to 12. */
  month: number
  year: number
  /** Such as 11月28日. */
  deadline: string
  room: string
}

export const occasionNames = [
  'department',
  'organisation',
  'month',
  'year',
  'deadline',
  'room',
  'lastYear',
  'nextYear',
  'inTwoYears',
  'quarter',
]

export const occasionText = template(...occasionNames)

export function saidOn(
  text: string,
  occasion: Occasion,
  more: Readonly<Record<string, string>> = {},
): string {
  const { year, month } = occasion
  return filled(text, {
    ...occasion,
    lastYear: year - 1,
    nextYear: year + 1,
    inTwoYears: year + 2,
    quarter: '一二三四'.charAt(Math.floor((month - 1) / 3)),
    ...more,
  })
}

/** Days back from a Sunday (0) or a Saturday (6) to a workday. */
export const daysSinceFriday: Record<number, number> = { 0: 2, 6: 1 }

/** A moment as backends write it. */
export function stampOf(moment: Date | ChinaTime): string {
  return chinaTime(moment).stamp()
}

/** A time in office hours `daysAgo` days ago; 0 = minutes to hours ago. */
export function earlier(space: Space, daysAgo: number): ChinaTime {
  const now = chinaTime(space.now())
  if (daysAgo === 0) return now.subtract(space.random.int(5, 90), 'minute')
  const day = now.subtract(daysAgo, 'day')
  const workday = day.subtract(daysSinceFriday[day.day()] ?? 0, 'day')
  return workday.at({ hour: space.random.int(8, 17), minute: space.random.int(0, 59) })
}

/** Who, where and until when, for a text written at `moment`. */
export function occasionAt(space: Space, moment: ChinaTime): Occasion {
  const { departments, organisations, meetingRooms } = words()
  return {
    department: space.random.pick(departments),
    organisation: space.random.pick(organisations),
    month: moment.month(),
    year: moment.year(),
    deadline: moment.add(space.random.int(2, 9), 'day').dayInWords(),
    room: space.random.pick(meetingRooms),
  }
}
