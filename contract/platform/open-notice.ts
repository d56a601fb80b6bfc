import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema } from './envelope'

/** With which codes the notify service refuses to show a notice. */
export const openNoticeRefusals = { missing: 404, internal: 403 } as const

const openNoticeSchema = z.object({
  id: idSchema,
  type: z.string(),
  title: z.string(),
  orgName: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  publishedAt: z.string(),
  /** HTML. To be sanitised before it is shown. */
  content: z.string(),
})

/** A notice for readers who may be nobody: what is public, and what the caller's own unit may read. */
export const readOpenNotice = endpoint({
  name: 'readOpenNotice',
  service: 'notify',
  method: 'GET',
  path: '/notice/open/:id',
  auth: 'none',
  answer: openNoticeSchema,
})

export type OpenNotice = z.infer<typeof openNoticeSchema>
