import type { Box, Request, RequestSummary, Step } from '../contracts/workflow/contract'
import { type Kind, kindOf, requestTitle } from '../contracts/workflow/kinds'
import { mayUse } from './apps'
import { defineModel } from './collection'
import { personOf } from './mails'
import { stampOf } from './occasions'
import type { Space } from './space'
import type { User } from './users'

export type RequestRow = Omit<Request, 'title' | 'summary' | 'waitsFor' | 'myStep' | 'mayWithdraw'>

export const requestsModel = defineModel<RequestRow>('requests', 'id')

/** A user without the app could never decide. */
function decides(space: Space, user: User): boolean {
  const { init, limitTime } = user.exInfo
  const signsIn = init !== '1' && (limitTime === '' || limitTime > stampOf(space.now()))
  return signsIn && mayUse(space, user, 'workflow')
}

function shareTenant(one: User, other: User): boolean {
  const mine = new Set(one.tenants.map(({ tenantId }) => tenantId))
  return other.tenants.some(({ tenantId }) => mine.has(tenantId))
}

/** Users of the same tenant come first. */
export function approversOf(space: Space, applicant: User): User[] {
  const able = space.users
    .all()
    .filter((user) => user.account !== applicant.account && decides(space, user))
  const near = able.filter((user) => shareTenant(applicant, user))
  return [...near, ...able.filter((user) => !near.includes(user))]
}

/** If there are too few users, they take turns. */
export function stepsFor(space: Space, applicant: User, kind: Kind): Step[] {
  const approvers = approversOf(space, applicant)
  return kind.steps.flatMap((name, place) => {
    const approver = approvers[place % approvers.length]
    return approver
      ? { name, approver: personOf(approver), decision: null, opinion: '', time: '' }
      : []
  })
}

/** -1 once the request has ended. */
export function currentStep({ status, steps }: RequestRow): number {
  return status === 'pending' ? steps.findIndex(({ decision }) => decision === null) : -1
}

export function waitsFor(row: RequestRow, { account }: User): boolean {
  return row.steps[currentStep(row)]?.approver.account === account
}

function handledBy({ steps }: RequestRow, { account }: User): boolean {
  return steps.some(({ approver, decision }) => approver.account === account && decision !== null)
}

/** The applicant may read a request, and so may every user whose step it has reached. */
export function mayRead({ applicant, status, steps }: RequestRow, { account }: User): boolean {
  const decided = steps.filter(({ decision }) => decision !== null).length
  const open = status === 'pending' || status === 'withdrawn'
  const reached = steps.slice(0, open ? decided + 1 : decided)
  return (
    applicant.account === account || reached.some(({ approver }) => approver.account === account)
  )
}

const inBox: Record<Box, (row: RequestRow, user: User) => boolean> = {
  todo: waitsFor,
  done: handledBy,
  mine: ({ applicant }, { account }) => applicant.account === account,
}

/** When the request last changed for that reader. */
function movedAt(row: RequestRow, box: Box, { account }: User): string {
  const decided = row.steps.filter(
    ({ approver, time }) => time && (box === 'todo' || approver.account === account),
  )
  return box === 'mine' ? row.startedAt : (decided.at(-1)?.time ?? row.startedAt)
}

/** Most recently changed first. */
export function requestsIn(space: Space, user: User, box: Box): RequestRow[] {
  return space
    .collection(requestsModel)
    .all()
    .filter((row) => inBox[box](row, user))
    .reverse()
    .map((row) => ({ row, at: movedAt(row, box, user) }))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .map(({ row }) => row)
}

export function waitingRequests(space: Space, user: User): number {
  return space
    .collection(requestsModel)
    .all()
    .filter((row) => waitsFor(row, user)).length
}

export function summaryOf(row: RequestRow): RequestSummary {
  const { id, applicant, startedAt, status } = row
  const kind = kindOf(row.kind)
  const step = row.steps[currentStep(row)]
  return {
    id,
    kind: row.kind,
    title: requestTitle(applicant.name, kind?.title ?? ''),
    summary: kind?.summary(row.values) ?? '',
    applicant,
    startedAt,
    status,
    waitsFor: step ? `${step.name}（${step.approver.name}）` : '',
  }
}
