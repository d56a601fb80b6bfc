import { z } from 'zod'
import { endpoint } from '~contract/platform/endpoint'
import { idSchema, pageSchema } from '~contract/platform/envelope'
import { categories } from './log-rules'

const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const workItemSchema = z.object({
  category: z.enum(categories),
  content: z.string().trim(),
  hours: z.number(),
})

const logFormSchema = z.object({
  items: z.array(workItemSchema).max(20),
  /** What is planned for the next day. */
  plan: z.string().trim(),
})

const stateSchema = z.enum(['none', 'draft', 'submitted'])

const commentSchema = z.object({
  id: idSchema,
  byName: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  at: z.string(),
  content: z.string(),
})

const logSchema = logFormSchema.extend({
  date: daySchema,
  state: stateSchema,
  savedAt: z.string(),
  /** Whom it is submitted to. */
  reviewerName: z.string(),
  comments: z.array(commentSchema),
})

const reviewedLogSchema = logSchema.extend({
  id: idSchema,
  authorName: z.string(),
  duty: z.string(),
  hours: z.number(),
})

const monthSchema = z.object({
  /** The backend's day. */
  today: daySchema,
  days: z.array(
    z.object({
      date: daySchema,
      hours: z.number(),
      state: stateSchema,
      comments: z.number().int(),
    }),
  ),
  /** Others submit their logs to whoever asks. */
  leads: z.boolean(),
  /** Submitted logs that wait for a word. */
  waiting: z.number().int(),
})

export type LogForm = z.infer<typeof logFormSchema>
export type WorkItem = z.infer<typeof workItemSchema>
export type LogComment = z.infer<typeof commentSchema>
export type DayLog = z.infer<typeof logSchema>
export type ReviewedLog = z.infer<typeof reviewedLogSchema>
export type WorkMonth = z.infer<typeof monthSchema>

export const readWorkMonth = endpoint({
  name: 'readWorkMonth',
  service: 'workbook',
  method: 'GET',
  path: '/worklog/month',
  auth: 'token',
  /** `YYYY-MM`; '' = the present one. */
  query: z.object({ month: z.string().default('') }),
  answer: monthSchema,
})

export const readDayLog = endpoint({
  name: 'readDayLog',
  service: 'workbook',
  method: 'GET',
  path: '/worklog/day/:date',
  auth: 'token',
  answer: logSchema,
})

/** Keeps a draft. */
export const saveDayLog = endpoint({
  name: 'saveDayLog',
  service: 'workbook',
  method: 'PUT',
  path: '/worklog/day/:date',
  auth: 'token',
  body: logFormSchema,
  answer: logSchema,
})

export const submitDayLog = endpoint({
  name: 'submitDayLog',
  service: 'workbook',
  method: 'POST',
  path: '/worklog/day/:date/submit',
  auth: 'token',
  body: logFormSchema,
  answer: logSchema,
})

/** Takes back what nobody has commented yet. */
export const withdrawDayLog = endpoint({
  name: 'withdrawDayLog',
  service: 'workbook',
  method: 'POST',
  path: '/worklog/day/:date/withdraw',
  auth: 'token',
  answer: logSchema,
})

/** The logs that were submitted to whoever asks, the newest first. */
export const pageReviews = endpoint({
  name: 'pageReviews',
  service: 'workbook',
  method: 'GET',
  path: '/worklog/review/page',
  auth: 'token',
  query: z.object({
    state: z.enum(['', 'waiting', 'commented']).default(''),
    pageNo: z.coerce.number().int().min(1).default(1),
    length: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: pageSchema(reviewedLogSchema).extend({ waiting: z.number().int() }),
})

export const readReview = endpoint({
  name: 'readReview',
  service: 'workbook',
  method: 'GET',
  path: '/worklog/review/:id',
  auth: 'token',
  answer: reviewedLogSchema,
})

export const commentOnLog = endpoint({
  name: 'commentOnLog',
  service: 'workbook',
  method: 'POST',
  path: '/worklog/review/:id/comment',
  auth: 'token',
  body: z.object({ content: z.string().trim() }),
  answer: z.object({ waiting: z.number().int() }),
})
