import type { DayLog } from '../contracts/dailyPerson/contract'
import { defineModel } from './collection'
import { byLatest } from './lists'
import { type PersonRow, peopleModel, withAccount } from './people'
import type { Space } from './space'
import type { User } from './users'

export interface WorkLogRow extends Omit<DayLog, 'reviewerName'> {
  id: string
  personId: string
  state: 'draft' | 'submitted'
  /** '' = a draft, or a reviewer without an account. */
  reviewer: string
}

export const workLogsModel = defineModel<WorkLogRow>('workLogs', 'id', ['personId', 'reviewer'])

/** The first account with a leading duty, otherwise the first of all. */
export function leaderOf(space: Space, tenantId: string): User | undefined {
  const users = space.users.by('tenantId', tenantId)
  return users.find(({ profile }) => /长$|主任$/.test(profile.duty ?? '')) ?? users[0]
}

/** The tenant's leader; the leader's own logs go to the head of the tenant. */
export function reviewerOf(space: Space, person: PersonRow): { account: string; name: string } {
  const leader = leaderOf(space, person.tenantId)
  if (leader && leader.account !== person.account) {
    return { account: leader.account, name: leader.username }
  }
  const colleagues = space.collection(peopleModel).by('tenantId', person.tenantId)
  const head = colleagues.find(({ id }) => id !== person.id)
  return { account: '', name: head ? withAccount(space, head).name : '' }
}

/** Newest first. */
export function reviewsFor(space: Space, { account }: User): WorkLogRow[] {
  return space
    .collection(workLogsModel)
    .by('reviewer', account)
    .filter(({ state }) => state === 'submitted')
    .sort(byLatest('savedAt'))
}

export function waitingReviews(space: Space, user: User): number {
  return reviewsFor(space, user).filter(({ comments }) => comments.length === 0).length
}
