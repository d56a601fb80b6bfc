import { type Kind, kinds } from '../contracts/workflow/kinds'
import type { ChinaTime } from './china-time'
import { personOf } from './mails'
import { earlier, stampOf } from './occasions'
import { fillings, requestTexts } from './request-texts'
import { approversOf, type RequestRow, requestsModel, stepsFor } from './requests'
import type { Space } from './space'
import type { User } from './users'

const perPerson = 9
/** The latest requests of each user are undecided. */
const pendingPerPerson = 3

/** The oldest requests were decided long ago, the latest are still in progress. */
export function seedRequests(space: Space): void {
  const users = new Map(
    space.users
      .all()
      .flatMap((user) => approversOf(space, user))
      .map((user) => [user.account, user]),
  )
  for (let place = perPerson - 1; place >= 0; place--) {
    for (const user of users.values()) {
      const kind = kinds[(place + user.account.length) % kinds.length] as Kind
      space.collection(requestsModel).create(seededRequest(space, user, kind, place))
    }
  }
}

function seededRequest(space: Space, user: User, kind: Kind, place: number): RequestRow {
  const started = earlier(space, place * 2 + 1)
  const request: RequestRow = {
    id: space.random.id('request'),
    kind: kind.code,
    applicant: personOf(user),
    values: fillings[kind.code]?.(space.random, started) ?? {},
    startedAt: stampOf(started),
    status: 'pending',
    steps: stepsFor(space, user, kind),
    withdrawnAt: '',
  }
  return place < pendingPerPerson
    ? decided(space, request, started, place % 2)
    : decided(space, request, started, request.steps.length)
}

/** The request after its first `count` decisions. */
function decided(space: Space, request: RequestRow, started: ChinaTime, count: number): RequestRow {
  const rejects = count === request.steps.length && space.random.chance(0.2)
  const { agreements, objections } = requestTexts()
  const steps = request.steps.slice(0, rejects ? 1 : count)
  const done = steps.map((step, place) => ({
    ...step,
    decision: rejects ? ('rejected' as const) : ('approved' as const),
    opinion: space.random.pick(rejects ? objections : agreements),
    time: stampOf(started.add(place * 60 + space.random.int(15, 55), 'minute')),
  }))
  const over = count === request.steps.length
  return {
    ...request,
    steps: [...done, ...request.steps.slice(done.length)],
    status: !over ? 'pending' : rejects ? 'rejected' : 'approved',
  }
}
