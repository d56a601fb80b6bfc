import { z } from 'zod'
import { content, texts } from '../content'
import { categories } from '../contracts/dailyPerson/categories'
import { type ChinaTime, chinaTime } from './china-time'
import { stampOf } from './occasions'
import { type PersonRow, peopleModel, personOfAccount } from './people'
import type { Space } from './space'
import { leaderOf, reviewerOf, type WorkLogRow, workLogsModel } from './work-logs'

const ownDays = 40
const colleagueDays = 8
/** The most recent days, whose logs the leaders have not commented on yet. */
const freshDays = 4

const logTexts = content(
  'work-logs',
  z.strictObject({
    deeds: z.array(z.strictObject({ category: z.enum(categories), content: z.string() })),
    plans: texts,
    remarks: texts,
  }),
)

/** Logs of all users, and of colleagues in the leaders' own departments. */
export function seedWorkLogs(space: Space): void {
  for (const { account, tenantId } of space.users.all()) {
    const person = personOfAccount(space, account)
    if (!person) continue
    seedLogsOf(space, person, ownDays)
    if (leaderOf(space, tenantId)?.account !== account) continue
    const colleagues = space.collection(peopleModel).by('departmentId', person.departmentId)
    for (const colleague of colleagues.filter((one) => !one.account)) {
      seedLogsOf(space, colleague, colleagueDays)
    }
  }
}

function seedLogsOf(space: Space, person: PersonRow, days: number) {
  const reviewer = reviewerOf(space, person).account
  const today = chinaTime(space.now())
  for (let ago = days; ago > 0; ago--) {
    const day = today.subtract(ago, 'day')
    if (day.day() === 0 || day.day() === 6 || space.random.chance(0.15)) continue
    space.collection(workLogsModel).create(logOn(space, day, ago, { person, reviewer }))
  }
}

function logOn(
  space: Space,
  day: ChinaTime,
  ago: number,
  { person, reviewer }: { person: PersonRow; reviewer: string },
): WorkLogRow {
  const { random } = space
  const { deeds, plans, remarks } = logTexts()
  const works = random.sample(deeds, random.int(2, 4))
  const savedAt = day.at({ hour: 17, minute: random.int(0, 59) })
  const leader = space.users.get(reviewer)
  const commented = leader && ago > freshDays && random.chance(0.9)
  return {
    id: random.id('worklog'),
    personId: person.id,
    date: day.date(),
    state: 'submitted',
    items: works.map((deed) => ({ ...deed, hours: random.int(3, 6) / 2 })),
    plan: random.pick(plans),
    savedAt: stampOf(savedAt),
    reviewer,
    comments: commented
      ? [
          {
            id: random.id('comment'),
            byName: leader.username,
            at: stampOf(savedAt.add(random.int(20, 100), 'minute')),
            content: random.pick(remarks),
          },
        ]
      : [],
  }
}
