import { z } from 'zod'
import {
  callsOf,
  countSchema,
  createdSchema,
  idSchema,
  pageQuery,
  pageSchema,
  stampSchema,
} from '../calls'

const { read, remove, replace, send } = callsOf('notify')

const noticeTypes = ['通知', '公告', '公示'] as const

const noticeTypeSchema = z.enum(noticeTypes)

const noticeSummarySchema = z.object({
  id: idSchema,
  type: noticeTypeSchema,
  title: z.string(),
  orgName: z.string(),
  publishedAt: stampSchema,
  read: z.boolean(),
})

const unreadSchema = z.object({ unread: countSchema })

const noticeSchema = noticeSummarySchema.extend({
  author: z.string(),
  /** HTML, sanitised by the backend. */
  content: z.string(),
  ...unreadSchema.shape,
})

const noticeFormSchema = z.object({
  type: noticeTypeSchema,
  title: z.string().trim().min(1).max(80),
  /** Plain text; the backend makes each line a paragraph. */
  content: z.string().trim().min(1).max(20_000),
})

export type Notice = z.infer<typeof noticeSchema>
export type NoticeSummary = z.infer<typeof noticeSummarySchema>
export type NoticeForm = z.infer<typeof noticeFormSchema>

export const pageNotices = read('pageNotices', '/notice/page', {
  query: z.object({ type: noticeTypeSchema.or(z.literal('')).default(''), ...pageQuery }),
  answer: pageSchema(noticeSummarySchema).extend(unreadSchema.shape),
})

/** Marks the notice as read. */
export const readNotice = read('readNotice', '/notice/:id', { answer: noticeSchema })

export const publishNotice = send('publishNotice', '/notice', {
  body: noticeFormSchema,
  answer: createdSchema,
})

/** For editing. */
export const readNoticeForm = read('readNoticeForm', '/notice/:id/form', {
  answer: noticeFormSchema,
})

export const changeNotice = replace('changeNotice', '/notice/:id', {
  body: noticeFormSchema,
  answer: createdSchema,
})

export const withdrawNotice = remove('withdrawNotice', '/notice/:id', { answer: z.null() })
