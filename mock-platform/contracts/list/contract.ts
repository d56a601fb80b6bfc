import { z } from 'zod'
import { noticeSummarySchema, noticeTypeSchema } from '~contract/platform/notices'
import { callsOf, countSchema, createdSchema } from '../calls'

const { read, remove, replace, send } = callsOf('notify')

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
