import { z } from 'zod'
import { content, texts } from '../content'
import { chinaTime } from './china-time'
import { earlier, stampOf } from './occasions'
import type { Space } from './space'
import { type EntryRow, type MatterRow, mattersModel } from './tracked-matters'
import { type User, usersModel } from './users'

const kind = z.enum(['report', 'urge', 'reply'])

const decisionSchema = z.strictObject({
  title: z.string(),
  source: z.string(),
  demand: z.string(),
  /** Until it is due. */
  days: z.number(),
})

const matterTexts = content(
  'matters',
  z.strictObject({
    decisions: z.array(decisionSchema),
    words: z.record(kind, texts),
    courses: z.array(z.array(kind)),
  }),
)

export function seedMatters(space: Space): void {
  const users = space.collection(usersModel).all()
  for (const tenantId of new Set(users.map((user) => user.tenantId))) {
    const people = users.filter((user) => user.tenantId === tenantId)
    for (const [index, decision] of matterTexts().decisions.entries()) {
      space.collection(mattersModel).create(matterOf(space, tenantId, people, index, decision))
    }
  }
}

function matterOf(
  space: Space,
  tenantId: string,
  people: readonly User[],
  index: number,
  { days, ...decision }: z.output<typeof decisionSchema>,
): MatterRow {
  const { random } = space
  const responsible = people[index % Math.max(2, people.length)]
  const name = responsible?.username ?? space.faker.person.fullName()
  const done = days < -30
  const entries = entriesOf(space, { account: responsible?.account ?? '', name }, done)
  return {
    id: random.id('matter'),
    tenantId,
    ...decision,
    office: responsible?.orgName || '综合科',
    ownerAccount: responsible?.account ?? '',
    owner: name,
    deadline: chinaTime(space.now()).add(days, 'day').date(),
    progress: entries.findLast(({ progress }) => progress !== null)?.progress ?? 0,
    entries,
    // Every user has read the finished matters, and all but the last entry of the others.
    seen: Object.fromEntries(
      people.map(({ account }) => [account, done ? entries.length : entries.length - 2]),
    ),
  }
}

function entriesOf(space: Space, owner: { account: string; name: string }, done: boolean) {
  const { random } = space
  let progress = 0
  const { words, courses } = matterTexts()
  const kinds = [...random.pick(courses), ...(done ? (['report'] as const) : [])]
  return kinds.map((kind, index): EntryRow => {
    const last = done && index === kinds.length - 1
    if (kind === 'report') progress = last ? 100 : Math.min(90, progress + random.int(2, 6) * 5)
    const own = kind !== 'urge'
    return {
      id: random.id('entry'),
      kind,
      account: own ? owner.account : '',
      by: own ? owner.name : '市政府督查室',
      at: stampOf(earlier(space, (kinds.length - index) * 4)),
      text: last ? '任务已全部完成，相关资料已归档。' : random.pick(words[kind]),
      progress: kind === 'report' ? progress : null,
    }
  })
}
