import type { LogComment, WorkItem } from '../sub-apps/dailyPerson/contract'
import { defineModel } from './collection'
import { type PersonRow, peopleModel, withAccount } from './people'
import type { Space } from './space'
import type { User } from './users'

/** What a user did on one day. */
export interface WorkLogRow {
  id: string
  personId: string
  /** `YYYY-MM-DD` */
  date: string
  state: 'draft' | 'submitted'
  items: WorkItem[]
  plan: string
  /** `YYYY-MM-DD HH:mm:ss` */
  savedAt: string
  /** The account that it was submitted to; '' = a leader without one, or a draft. */
  reviewer: string
  comments: LogComment[]
}

export const workLogsModel = defineModel<WorkLogRow>('workLogs', 'id', ['personId', 'reviewer'])

/** The recipient of a tenant's logs: the first account that leads something, else the first of all. */
export function leaderOf(space: Space, tenantId: string): User | undefined {
  const users = space.users.by('tenantId', tenantId)
  return users.find(({ profile }) => /长$|主任$/.test(profile.duty ?? '')) ?? users[0]
}

/** The recipient of a user's logs: the tenant's leader; the leader's own to the head of the tenant. */
export function reviewerOf(space: Space, person: PersonRow): { account: string; name: string } {
  const leader = leaderOf(space, person.tenantId)
  if (leader && leader.account !== person.account) {
    return { account: leader.account, name: leader.username }
  }
  const colleagues = space.collection(peopleModel).by('tenantId', person.tenantId)
  const head = colleagues.find(({ id }) => id !== person.id)
  return { account: '', name: head ? withAccount(space, head).name : '' }
}

/** The logs that were submitted to a user, the newest first. */
export function reviewsFor(space: Space, { account }: User): WorkLogRow[] {
  return space
    .collection(workLogsModel)
    .by('reviewer', account)
    .filter(({ state }) => state === 'submitted')
    .sort((a, b) => (a.savedAt < b.savedAt ? 1 : a.savedAt > b.savedAt ? -1 : 0))
}

export function waitingReviews(space: Space, user: User): number {
  return reviewsFor(space, user).filter(({ comments }) => comments.length === 0).length
}
