import { type ChinaTime, chinaTime } from './china-time'
import { departments, organisations } from './chinese-words'
import { meetingRooms, type Occasion } from './office-texts'
import type { Space } from './space'

/** Days to go back from a Sunday (0) or a Saturday (6) to a workday. */
export const daysSinceFriday: Record<number, number> = { 0: 2, 6: 1 }

/** A moment as backends write it. */
export function stampOf(moment: Date | ChinaTime): string {
  return chinaTime(moment).stamp()
}

/** A moment in office hours some days ago; today's lie a few minutes or hours back. */
export function earlier(space: Space, daysAgo: number): ChinaTime {
  const now = chinaTime(space.now())
  if (daysAgo === 0) return now.subtract(space.random.int(5, 90), 'minute')
  const day = now.subtract(daysAgo, 'day')
  const workday = day.subtract(daysSinceFriday[day.day()] ?? 0, 'day')
  return workday.at({ hour: space.random.int(8, 17), minute: space.random.int(0, 59) })
}

/** Who, where and until when a text written at `moment` speaks of. */
export function occasionAt(space: Space, moment: ChinaTime): Occasion {
  return {
    department: space.random.pick(departments),
    organisation: space.random.pick(organisations),
    month: moment.month(),
    year: moment.year(),
    deadline: moment.add(space.random.int(2, 9), 'day').dayInWords(),
    room: space.random.pick(meetingRooms),
  }
}
