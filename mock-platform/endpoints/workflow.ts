import type { Area } from '../area'
import {
  decideRequest,
  pageRequests,
  previewSteps,
  readRequest,
  startRequest,
  withdrawRequest,
} from '../contracts/workflow/contract'
import { formErrors, kindOf } from '../contracts/workflow/kinds'
import { announce } from '../data/announce'
import { pageOf } from '../data/lists'
import { personOf } from '../data/mails'
import { decidedMessage, waitingMessage } from '../data/message-drafts'
import { stampOf } from '../data/occasions'
import { seedRequests } from '../data/request-seeds'
import {
  currentStep,
  mayRead,
  type RequestRow,
  requestsIn,
  requestsModel,
  stepsFor,
  summaryOf,
  waitingRequests,
  waitsFor,
} from '../data/requests'
import type { Space } from '../data/space'
import { implement, implementOn, Refusal, refuseErrors, rowFor } from './implementation'

const readable = rowFor(requestsModel, mayRead, '申请不存在或您无权查看')

function knownKind(code: string) {
  const kind = kindOf(code)
  if (!kind) throw new Refusal(400, '没有这种申请')
  return kind
}

/** Notifies the user who decides next, or the applicant if there is none. */
function announceMove(space: Space, row: RequestRow) {
  const next = row.steps[currentStep(row)]?.approver
  const message = next ? waitingMessage(row) : decidedMessage(row)
  announce(space, next ?? row.applicant, message)
}

/** The refusal says who has decided in the meantime, and when. */
function refuseDecided(row: RequestRow, step: number): never {
  const { approver, time, decision } = row.steps[step] ?? {}
  if (row.status === 'withdrawn') throw new Refusal(409, '申请人已撤回该申请，不能再办理')
  if (!decision) throw new Refusal(409, '该申请当前不由您办理，请刷新查看')
  throw new Refusal(409, `该步骤已由${approver?.name}于 ${time?.slice(0, 16)} 办理，不能重复办理`)
}

const reading = [
  implement(pageRequests, ({ space, user, query }) => {
    const { box, kind, keyword, pageNo, length } = query
    const found = requestsIn(space, user, box)
      .filter((row) => !kind || row.kind === kind)
      .map(summaryOf)
      .filter(({ title, summary }) => `${title} ${summary}`.includes(keyword))
    return { ...pageOf(found, pageNo, length), todo: waitingRequests(space, user) }
  }),
  implement(previewSteps, ({ space, user, query }) =>
    stepsFor(space, user, knownKind(query.kind)).map(({ name, approver }) => ({ name, approver })),
  ),
  implementOn(readable, readRequest, (row, { user }) => {
    const { values, steps, withdrawnAt } = row
    return {
      ...summaryOf(row),
      values,
      steps,
      withdrawnAt,
      myStep: waitsFor(row, user) ? currentStep(row) : null,
      mayWithdraw: row.status === 'pending' && row.applicant.account === user.account,
    }
  }),
]

const writing = [
  implement(startRequest, ({ space, user, now, body }) => {
    const kind = knownKind(body.kind)
    refuseErrors(formErrors(kind, body.values))
    const steps = stepsFor(space, user, kind)
    if (steps.length === 0) throw new Refusal(400, '没有可以办理该申请的人员，请联系管理员')
    const filled = kind.fields.map(({ name }) => [name, body.values[name]?.trim() ?? ''])
    const row = space.collection(requestsModel).create({
      id: space.random.id('request'),
      kind: kind.code,
      applicant: personOf(user),
      values: Object.fromEntries(filled),
      startedAt: stampOf(now),
      status: 'pending',
      steps,
      withdrawnAt: '',
    })
    announceMove(space, row)
    return { id: row.id }
  }),
  implementOn(readable, decideRequest, (row, { space, user, now, body }) => {
    if (!waitsFor(row, user) || currentStep(row) !== body.step) refuseDecided(row, body.step)
    const { decision, opinion } = body
    if (decision === 'rejected' && !opinion) throw new Refusal(400, '不同意时请填写办理意见')
    const steps = row.steps.map((step, place) =>
      place === body.step
        ? { ...step, decision, opinion: opinion || '同意。', time: stampOf(now) }
        : step,
    )
    const over = decision === 'rejected' || body.step === steps.length - 1
    const change = { steps, ...(over && { status: decision }) }
    const moved = space.collection(requestsModel).update(row.id, change)
    if (moved) announceMove(space, moved)
    return { todo: waitingRequests(space, user) }
  }),
  implementOn(readable, withdrawRequest, (row, { space, user, now }) => {
    if (row.applicant.account !== user.account) throw new Refusal(403, '只有申请人可以撤回')
    if (row.status !== 'pending') throw new Refusal(409, '该申请已经办结或撤回，不能再撤回')
    const change = { status: 'withdrawn', withdrawnAt: stampOf(now) } as const
    space.collection(requestsModel).update(row.id, change)
  }),
]

export const workflowArea: Area = {
  name: 'workflow',
  models: [requestsModel],
  seed: (space) => seedRequests(space),
  implementations: [...reading, ...writing],
  badges: { workflow: waitingRequests },
  todos: {
    workflow: (space, user) =>
      requestsIn(space, user, 'todo')
        .map(summaryOf)
        .map(({ id, title, summary, applicant, startedAt }) => ({
          id,
          title: `${title}：${summary}`,
          from: applicant.name,
          time: startedAt,
          path: `/workflow/detail/${id}`,
        })),
  },
}
