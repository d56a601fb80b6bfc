import { z } from 'zod'
import {
  callsOf,
  countSchema,
  createdSchema,
  idSchema,
  keywordSchema,
  pageQuery,
  pageSchema,
  stampSchema,
} from '../calls'

const { read, send } = callsOf('approvalCentre')

const personSchema = z.object({ account: z.string(), name: z.string(), orgName: z.string() })

const statusSchema = z.enum(['pending', 'approved', 'rejected', 'withdrawn'])
const decisionSchema = z.enum(['approved', 'rejected'])

/** Lists of requests: waiting for the user, handled by the user, started by the user. */
const boxSchema = z.enum(['todo', 'done', 'mine'])

const stepSchema = z.object({
  name: z.string(),
  approver: personSchema,
  /** Null before the decision. */
  decision: decisionSchema.nullable(),
  opinion: z.string(),
  /** `YYYY-MM-DD HH:mm:ss`, empty before the decision. */
  time: z.string(),
})

const requestSummarySchema = z.object({
  id: idSchema,
  /** Code of its kind, see kinds.ts. */
  kind: z.string(),
  title: z.string(),
  summary: z.string(),
  applicant: personSchema,
  startedAt: stampSchema,
  status: statusSchema,
  /** The current step and the user who decides on it; empty once the request has ended. */
  waitsFor: z.string(),
})

const requestSchema = requestSummarySchema.extend({
  values: z.record(z.string(), z.string()),
  steps: z.array(stepSchema),
  /** When the applicant withdrew it; otherwise empty. */
  withdrawnAt: z.string(),
  /** The step that the reader may decide now. */
  myStep: countSchema.nullable(),
  mayWithdraw: z.boolean(),
})

const todoCountSchema = z.object({ todo: countSchema })

export type Status = z.infer<typeof statusSchema>
export type Decision = z.infer<typeof decisionSchema>
export type Box = z.infer<typeof boxSchema>
export type Step = z.infer<typeof stepSchema>
export type RequestSummary = z.infer<typeof requestSummarySchema>
export type Request = z.infer<typeof requestSchema>
export type TodoCount = z.infer<typeof todoCountSchema>
export type RequestPage = z.infer<typeof pageRequests.answer>
export type ApprovalStep = z.infer<typeof previewSteps.answer>[number]

export const pageRequests = read('pageRequests', '/workflow/page', {
  query: z.object({
    box: boxSchema,
    kind: z.string().default(''),
    keyword: keywordSchema,
    ...pageQuery,
  }),
  answer: pageSchema(requestSummarySchema).extend(todoCountSchema.shape),
})

/** The users who would decide on a request of that kind. */
export const previewSteps = read('previewSteps', '/workflow/steps', {
  query: z.object({ kind: z.string() }),
  answer: z.array(z.object({ name: z.string(), approver: personSchema })),
})

export const readRequest = read('readRequest', '/workflow/request/:id', { answer: requestSchema })

export const startRequest = send('startRequest', '/workflow/request', {
  body: z.object({ kind: z.string(), values: z.record(z.string(), z.string().max(2000)) }),
  answer: createdSchema,
})

/** Decides on the step that the page showed; refused if that step has been decided in the meantime. */
export const decideRequest = send('decideRequest', '/workflow/request/:id/decision', {
  body: z.object({
    step: countSchema,
    decision: decisionSchema,
    opinion: z.string().trim().max(500),
  }),
  answer: todoCountSchema,
})

export const withdrawRequest = send('withdrawRequest', '/workflow/request/:id/withdraw', {
  answer: z.null(),
})
