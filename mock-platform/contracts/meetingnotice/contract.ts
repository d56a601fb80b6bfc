import { z } from 'zod'
import {
  callsOf,
  countSchema,
  idSchema,
  keywordSchema,
  pageQuery,
  pageSchema,
  stampSchema,
} from '../calls'

const { read, send } = callsOf('meeting')

const replySchema = z.enum(['attend', 'leave', 'delegate'])

const meetingSummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  startAt: stampSchema,
  endAt: z.string(),
  place: z.string(),
  orgName: z.string(),
  /** The meeting has begun, so receipts are closed. */
  closed: z.boolean(),
  /** The user is the organiser. */
  mine: z.boolean(),
  /** The user's own receipt; null = none yet, or not invited. */
  reply: replySchema.nullable(),
})

const receiptSchema = z.object({
  name: z.string(),
  orgName: z.string(),
  reply: replySchema.nullable(),
  /** The name of the substitute. */
  delegate: z.string(),
  reason: z.string(),
  time: z.string(),
})

const meetingSchema = meetingSummarySchema.extend({
  organiser: z.string(),
  sentAt: z.string(),
  contact: z.string(),
  opening: z.string(),
  agenda: z.array(z.string()),
  demands: z.array(z.string()),
  /** The user's own receipt; null = not invited. */
  receipt: receiptSchema.nullable(),
  counts: z.object({
    invited: countSchema,
    attend: countSchema,
    leave: countSchema,
    delegate: countSchema,
    waiting: countSchema,
  }),
  /** All receipts; null unless the user is the organiser. */
  receipts: z.array(receiptSchema).nullable(),
  /** Number of meetings without the user's receipt. */
  waiting: countSchema,
})

const receiptFormSchema = z.object({
  reply: replySchema,
  delegate: z.string().trim().max(20),
  reason: z.string().trim().max(200),
})

export type Reply = z.infer<typeof replySchema>
export type MeetingSummary = z.infer<typeof meetingSummarySchema>
export type Meeting = z.infer<typeof meetingSchema>
export type Receipt = z.infer<typeof receiptSchema>
export type ReceiptForm = z.infer<typeof receiptFormSchema>

export const pageMeetings = read('pageMeetings', '/notice/page', {
  query: z.object({
    /** waiting = for the user's receipt, mine = organised by the user. */
    state: z.enum(['', 'waiting', 'mine']).catch(''),
    keyword: keywordSchema,
    ...pageQuery,
  }),
  answer: pageSchema(meetingSummarySchema).extend({ waiting: countSchema }),
})

export const readMeeting = read('readMeeting', '/notice/:id', { answer: meetingSchema })

/** A receipt may be changed until the meeting begins. */
export const replyToMeeting = send('replyToMeeting', '/notice/:id/receipt', {
  body: receiptFormSchema,
  answer: meetingSchema,
})
