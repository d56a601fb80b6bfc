import type { Area } from '../area'
import {
  commentOnLog,
  type DayLog,
  type LogForm,
  pageReviews,
  readDayLog,
  readReview,
  readWorkMonth,
  saveDayLog,
  submitDayLog,
  withdrawDayLog,
} from '../contracts/dailyPerson/contract'
import { commentErrors, hoursOf, itemErrors, logProblem } from '../contracts/dailyPerson/log-rules'
import { isDay } from '../contracts/days'
import { pageOf } from '../data/lists'
import { stampOf } from '../data/occasions'
import { type PersonRow, personBy, personOfAccount } from '../data/people'
import { todayIn } from '../data/personnel'
import type { Space } from '../data/space'
import { seedWorkLogs } from '../data/work-log-seeds'
import {
  leaderOf,
  reviewerOf,
  reviewsFor,
  type WorkLogRow,
  waitingReviews,
  workLogsModel,
} from '../data/work-logs'
import { type Call, implement, implementOn, Refusal, refuseErrors, rowFor } from './implementation'

function authorOf({ space, user }: Call): PersonRow {
  const person = personOfAccount(space, user.account)
  if (!person) throw new Refusal(404, '通讯录里没有您，暂时不能写工作日志')
  return person
}

function logsOf(space: Space, person: PersonRow): WorkLogRow[] {
  return space.collection(workLogsModel).by('personId', person.id)
}

/** Refuses future days. */
function dayOf({ space, params }: Call): string {
  const date = params.date ?? ''
  if (!isDay(date)) throw new Refusal(404, '没有这一天')
  if (date > todayIn(space)) throw new Refusal(400, '还不能填写以后的日志')
  return date
}

function logOn(call: Call): WorkLogRow | undefined {
  const date = dayOf(call)
  return logsOf(call.space, authorOf(call)).find((log) => log.date === date)
}

function answerOf(space: Space, person: PersonRow, log: WorkLogRow): DayLog {
  const { date, state, items, plan, savedAt, comments } = log
  const reviewerName = reviewerOf(space, person).name
  return { date, state, items, plan, savedAt, comments, reviewerName }
}

function keep(call: Call<unknown, LogForm>, state: WorkLogRow['state']): DayLog {
  const { space, now, body } = call
  const [person, before] = [authorOf(call), logOn(call)]
  if (before?.state === 'submitted') throw new Refusal(409, '这一天的日志已经提交，撤回后才能修改')
  const logs = space.collection(workLogsModel)
  const reviewer = state === 'submitted' ? reviewerOf(space, person).account : ''
  const fields = { ...body, state, reviewer, savedAt: stampOf(now) }
  const log = before
    ? { ...before, ...fields }
    : {
        id: space.random.id('worklog'),
        personId: person.id,
        date: dayOf(call),
        comments: [],
        ...fields,
      }
  if (before) logs.update(log.id, log)
  else logs.create(log)
  return answerOf(space, person, log)
}

const reviewBy = rowFor(
  workLogsModel,
  ({ reviewer, state }, user) => reviewer === user.account && state === 'submitted',
  '日志不存在或已被撤回',
)

function reviewOf(space: Space, log: WorkLogRow) {
  const person = personBy(space, log.personId)
  if (!person) throw new Refusal(404, '日志不存在或已被撤回')
  const { name: authorName, duty } = person
  const { id, items } = log
  return { ...answerOf(space, person, log), id, authorName, duty, hours: hoursOf(items) }
}

const own = [
  implement(readWorkMonth, (call) => {
    const { space, user, query } = call
    const today = todayIn(space)
    const month = query.month || today.slice(0, 7)
    return {
      today,
      days: logsOf(space, authorOf(call))
        .filter(({ date }) => date.startsWith(month))
        .map(({ date, items, state, comments }) => {
          return { date, state, hours: hoursOf(items), comments: comments.length }
        }),
      leads: leaderOf(space, user.tenantId)?.account === user.account,
      waiting: waitingReviews(space, user),
    }
  }),
  implement(readDayLog, (call) => {
    const [person, log] = [authorOf(call), logOn(call)]
    if (log) return answerOf(call.space, person, log)
    const reviewerName = reviewerOf(call.space, person).name
    const empty = { items: [], plan: '', savedAt: '', comments: [] }
    return { date: dayOf(call), state: 'none' as const, ...empty, reviewerName }
  }),
  implement(saveDayLog, (call) => keep(call, 'draft')),
  implement(submitDayLog, (call) => {
    const problem = logProblem(call.body.items)
    if (problem) throw new Refusal(400, problem)
    for (const item of call.body.items) refuseErrors(itemErrors(item))
    return keep(call, 'submitted')
  }),
  implement(withdrawDayLog, (call) => {
    const log = logOn(call)
    if (log?.state !== 'submitted') throw new Refusal(409, '这一天的日志没有提交')
    if (log.comments.length > 0) throw new Refusal(409, '领导已经点评，不能撤回')
    const patch = { state: 'draft', reviewer: '' } as const
    call.space.collection(workLogsModel).update(log.id, patch)
    return answerOf(call.space, authorOf(call), { ...log, ...patch })
  }),
]

const reviewing = [
  implement(pageReviews, ({ space, user, query: { state, pageNo, length } }) => {
    const found = reviewsFor(space, user).filter(({ comments }) => {
      return !state || (state === 'waiting') === (comments.length === 0)
    })
    const page = pageOf(found, pageNo, length, (log) => reviewOf(space, log))
    return { ...page, waiting: waitingReviews(space, user) }
  }),
  implementOn(reviewBy, readReview, (log, { space }) => reviewOf(space, log)),
  implement(commentOnLog, (call) => {
    const { space, user, now, body } = call
    refuseErrors(commentErrors(body))
    const log = reviewBy(call)
    const comment = {
      id: space.random.id('comment'),
      byName: user.username,
      at: stampOf(now),
      content: body.content,
    }
    space.collection(workLogsModel).update(log.id, { comments: [...log.comments, comment] })
    return { waiting: waitingReviews(space, user) }
  }),
]

export const workLogsArea: Area = {
  name: 'workLogs',
  models: [workLogsModel],
  seed: seedWorkLogs,
  implementations: [...own, ...reviewing],
  badges: { dailyPerson: waitingReviews },
}
