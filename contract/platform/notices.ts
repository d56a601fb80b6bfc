import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, pageSchema } from './envelope'

const noticeTypes = ['通知', '公告', '公示'] as const

export const noticeTypeSchema = z.enum(noticeTypes)

export const noticeSummarySchema = z.object({
  id: idSchema,
  type: noticeTypeSchema,
  title: z.string(),
  orgName: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  publishedAt: z.string(),
  read: z.boolean(),
})

/** The notices that the user may read, the latest first. */
export const pageNotices = endpoint({
  name: 'pageNotices',
  service: 'notify',
  path: '/notice/page',
  query: z.object({
    type: noticeTypeSchema.or(z.literal('')).default(''),
    /** **(ours)** A part of the title or the text. */
    keyword: z.string().trim().default(''),
    pageNo: z.coerce.number().int().min(1).default(1),
    length: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: pageSchema(noticeSummarySchema).extend({ unread: z.number().int().nonnegative() }),
})
