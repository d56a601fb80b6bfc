import { z } from 'zod'
import { callsOf, idSchema, pageQuery, pageSchema, stampSchema } from '../calls'
import { categories } from './categories'

const { read, replace, send } = callsOf('workbook')

const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const workItemSchema = z.object({
  category: z.enum(categories),
  content: z.string().trim(),
  hours: z.number(),
})

const logFormSchema = z.object({
  items: z.array(workItemSchema).max(20),
  plan: z.string().trim(),
})

const stateSchema = z.enum(['none', 'draft', 'submitted'])

const commentSchema = z.object({
  id: idSchema,
  byName: z.string(),
  at: stampSchema,
  content: z.string(),
})

const logSchema = logFormSchema.extend({
  date: daySchema,
  state: stateSchema,
  savedAt: z.string(),
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
  /** Today, by the backend's clock. */
  today: daySchema,
  days: z.array(
    z.object({
      date: daySchema,
      hours: z.number(),
      state: stateSchema,
      comments: z.number().int(),
    }),
  ),
  /** True if others submit their logs to the user. */
  leads: z.boolean(),
  /** Submitted logs without a comment. */
  waiting: z.number().int(),
})

export type LogForm = z.infer<typeof logFormSchema>
export type WorkItem = z.infer<typeof workItemSchema>
export type DayLog = z.infer<typeof logSchema>
export type ReviewedLog = z.infer<typeof reviewedLogSchema>
export type WorkMonth = z.infer<typeof monthSchema>

export const readWorkMonth = read('readWorkMonth', '/worklog/month', {
  /** `YYYY-MM`; '' = the current month. */
  query: z.object({ month: z.string().default('') }),
  answer: monthSchema,
})

export const readDayLog = read('readDayLog', '/worklog/day/:date', { answer: logSchema })

/** Saves a draft. */
export const saveDayLog = replace('saveDayLog', '/worklog/day/:date', {
  body: logFormSchema,
  answer: logSchema,
})

export const submitDayLog = send('submitDayLog', '/worklog/day/:date/submit', {
  body: logFormSchema,
  answer: logSchema,
})

/** Refused if the log already has comments. */
export const withdrawDayLog = send('withdrawDayLog', '/worklog/day/:date/withdraw', {
  answer: logSchema,
})

/** Logs submitted to the user, newest first. */
export const pageReviews = read('pageReviews', '/worklog/review/page', {
  query: z.object({ state: z.enum(['', 'waiting', 'commented']).default(''), ...pageQuery }),
  answer: pageSchema(reviewedLogSchema).extend({ waiting: z.number().int() }),
})

export const readReview = read('readReview', '/worklog/review/:id', { answer: reviewedLogSchema })

export const commentOnLog = send('commentOnLog', '/worklog/review/:id/comment', {
  body: z.object({ content: z.string().trim() }),
  answer: z.object({ waiting: z.number().int() }),
})
