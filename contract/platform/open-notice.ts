import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema } from './envelope'

/** Codes with which the notify service refuses to show a notice. */
export const openNoticeRefusals = { missing: 404, internal: 403 } as const

const openNoticeSchema = z.object({
  id: idSchema,
  type: z.string(),
  title: z.string(),
  orgName: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  publishedAt: z.string(),
  /** HTML. Sanitise it before showing it. */
  content: z.string(),
})

/** A notice, also for signed-out readers, if it is public or open to the caller's tenant. */
export const readOpenNotice = endpoint({
  name: 'readOpenNotice',
  service: 'notify',
  path: '/notice/open/:id',
  auth: 'none',
  answer: openNoticeSchema,
})
