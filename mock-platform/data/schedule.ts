import { z } from 'zod'
import { content } from '../content'
import type { Item } from '../contracts/scheduleCenter/contract'
import { isOn } from '../contracts/scheduleCenter/items'
import { mayUse } from './apps'
import { chinaTime } from './china-time'
import { defineModel } from './collection'
import { daysSinceFriday } from './occasions'
import type { Space } from './space'
import type { User } from './users'
import { words } from './words'

export interface ScheduleRow extends Item {
  account: string
}

export const scheduleModel = defineModel<ScheduleRow>('schedule', 'id', ['account'])

/** `YYYY-MM-DD HH:mm` */
export function calendarTime(space: Space): string {
  return chinaTime(space.now()).toMinute()
}

/** Earliest first. */
export function scheduleOf(space: Space, { account }: User): ScheduleRow[] {
  return space
    .collection(scheduleModel)
    .by('account', account)
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

export function itemsToday(space: Space, user: User): ScheduleRow[] {
  const today = calendarTime(space).slice(0, 10)
  return scheduleOf(space, user).filter((item) => isOn(item, today))
}

/** Null = never. */
export function reminderTime({ from, reminder }: Item): string | null {
  if (reminder === null) return null
  return chinaTime(`${from.replace(' ', 'T')}+08:00`)
    .subtract(reminder, 'minute')
    .toMinute()
}

/** Items whose reminder is due and that have not ended. */
export function dueItems(space: Space, user: User): ScheduleRow[] {
  const now = calendarTime(space)
  return scheduleOf(space, user).filter((item) => {
    const reminded = reminderTime(item)
    return reminded !== null && reminded <= now && now < item.to
  })
}

const engagementSchema = z.strictObject({
  title: z.string(),
  minutes: z.number(),
  participants: z.string(),
  place: z.string().optional(),
})

type Engagement = z.output<typeof engagementSchema>

const scheduleTexts = content(
  'schedule',
  z.strictObject({ engagements: z.array(engagementSchema).min(1) }),
)

/** Days relative to today; some occur twice. */
const seededDays = [-19, -16, -12, -9, -6, -5, -3, -2, -1, 0, 0, 1, 2, 3, 3, 6, 8, 9, 13, 16, 20]
const beginnings = ['08:40', '09:00', '09:30', '10:00', '14:00', '14:30', '15:00', '16:00']

/** Some weeks of ordinary appointments for every user with a calendar. */
export function seedSchedule(space: Space): void {
  const users = space.users.all().filter((user) => mayUse(space, user, 'scheduleCenter'))
  const { engagements } = scheduleTexts()
  for (const user of users) {
    const occasions = space.random.sample(engagements, engagements.length)
    for (const [place, days] of seededDays.entries()) {
      const engagement = occasions[place % occasions.length] as Engagement
      const row = { ...seededItem(space, engagement, days), account: user.account }
      space.collection(scheduleModel).create(row)
    }
  }
}

/** A weekend day other than today is moved to the next workday, away from today. */
function workday(space: Space, days: number): string {
  const day = chinaTime(space.now()).add(days, 'day')
  const sinceFriday = days === 0 ? 0 : (daysSinceFriday[day.day()] ?? 0)
  const shift = sinceFriday && days > 0 ? 3 - sinceFriday : -sinceFriday
  return day.add(shift, 'day').date()
}

function seededItem(space: Space, engagement: Engagement, days: number): Item {
  const from = chinaTime(`${workday(space, days)}T${space.random.pick(beginnings)}+08:00`)
  return {
    id: space.random.id('item'),
    title: engagement.title,
    from: from.toMinute(),
    to: from.add(engagement.minutes, 'minute').toMinute(),
    place: engagement.place ?? space.random.pick(words().meetingRooms),
    participants: engagement.participants,
    reminder: space.random.pick([15, 30, 60, null]),
  }
}
