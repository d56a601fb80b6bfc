import { z } from 'zod'
import { callsOf, idSchema, pageQuery, pageSchema } from '../kit/contract'

const { read, remove, replace, send } = callsOf('notify')

const noticeTypes = ['通知', '公告', '公示'] as const

const noticeTypeSchema = z.enum(noticeTypes)

const noticeSummarySchema = z.object({
  id: idSchema,
  type: noticeTypeSchema,
  title: z.string(),
  orgName: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  publishedAt: z.string(),
  read: z.boolean(),
})

const unreadSchema = z.object({ unread: z.number().int().nonnegative() })

const noticeSchema = noticeSummarySchema.extend({
  author: z.string(),
  /** HTML that the backend made safe to show. */
  content: z.string(),
  ...unreadSchema.shape,
})

const noticeFormSchema = z.object({
  type: noticeTypeSchema,
  title: z.string().trim().min(1).max(80),
  /** Plain text; the backend makes paragraphs of its lines. */
  content: z.string().trim().min(1).max(20_000),
})

export type NoticeSummary = z.infer<typeof noticeSummarySchema>
export type NoticeType = z.infer<typeof noticeTypeSchema>
export type NoticeForm = z.infer<typeof noticeFormSchema>

export const pageNotices = read('pageNotices', '/notice/page', {
  query: z.object({ type: noticeTypeSchema.or(z.literal('')).default(''), ...pageQuery }),
  answer: pageSchema(noticeSummarySchema).extend(unreadSchema.shape),
})

/** Reading a notice marks it read for the user. */
export const readNotice = read('readNotice', '/notice/:id', { answer: noticeSchema })

export const publishNotice = send('publishNotice', '/notice', {
  body: noticeFormSchema,
  answer: z.object({ id: idSchema }),
})

/** A notice as it was typed, for the user who edits it. */
export const readNoticeForm = read('readNoticeForm', '/notice/:id/form', {
  answer: noticeFormSchema,
})

export const changeNotice = replace('changeNotice', '/notice/:id', {
  body: noticeFormSchema,
  answer: z.object({ id: idSchema }),
})

export const withdrawNotice = remove('withdrawNotice', '/notice/:id', { answer: z.null() })
