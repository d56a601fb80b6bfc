import { z } from 'zod'
import { endpoint } from '~contract/platform/endpoint'
import { idSchema, pageSchema } from '~contract/platform/envelope'

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

export const pageNotices = endpoint({
  name: 'pageNotices',
  service: 'notify',
  method: 'GET',
  path: '/notice/page',
  auth: 'token',
  query: z.object({
    type: noticeTypeSchema.or(z.literal('')).default(''),
    pageNo: z.coerce.number().int().min(1).default(1),
    length: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: pageSchema(noticeSummarySchema).extend(unreadSchema.shape),
})

/** Reading a notice marks it read for the user. */
export const readNotice = endpoint({
  name: 'readNotice',
  service: 'notify',
  method: 'GET',
  path: '/notice/:id',
  auth: 'token',
  answer: noticeSchema,
})

export const publishNotice = endpoint({
  name: 'publishNotice',
  service: 'notify',
  method: 'POST',
  path: '/notice',
  auth: 'token',
  body: noticeFormSchema,
  answer: z.object({ id: idSchema }),
})

/** A notice as it was typed, for whoever edits it. */
export const readNoticeForm = endpoint({
  name: 'readNoticeForm',
  service: 'notify',
  method: 'GET',
  path: '/notice/:id/form',
  auth: 'token',
  answer: noticeFormSchema,
})

export const changeNotice = endpoint({
  name: 'changeNotice',
  service: 'notify',
  method: 'PUT',
  path: '/notice/:id',
  auth: 'token',
  body: noticeFormSchema,
  answer: z.object({ id: idSchema }),
})

export const withdrawNotice = endpoint({
  name: 'withdrawNotice',
  service: 'notify',
  method: 'DELETE',
  path: '/notice/:id',
  auth: 'token',
  answer: z.null(),
})
