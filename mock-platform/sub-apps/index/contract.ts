import { z } from 'zod'
import { endpoint } from '~/platform/contract/endpoint'
import { idSchema } from '~/platform/contract/envelope'
import { todoSchema } from '../pendCenter/contract'

const countSchema = z.number().int().nonnegative()

const workbenchSummarySchema = z.object({
  counts: z.object({
    unreadMails: countSchema,
    unreadNotices: countSchema,
    draftMails: countSchema,
  }),
  /** Null for people without the to-do centre. */
  todos: z.object({ count: countSchema, latest: z.array(todoSchema) }).nullable(),
  /** What takes place today. */
  schedule: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      /** `YYYY-MM-DD HH:mm` */
      from: z.string(),
      to: z.string(),
      place: z.string(),
      over: z.boolean(),
    }),
  ),
  mails: z.array(
    z.object({
      id: idSchema,
      subject: z.string(),
      senderName: z.string(),
      time: z.string(),
      read: z.boolean(),
    }),
  ),
  notices: z.array(
    z.object({
      id: idSchema,
      type: z.string(),
      title: z.string(),
      time: z.string(),
      read: z.boolean(),
    }),
  ),
})

export type WorkbenchSummary = z.infer<typeof workbenchSummarySchema>

/** Everything that the workbench shows, in one answer. */
export const readWorkbench = endpoint({
  name: 'readWorkbench',
  service: 'portal',
  method: 'GET',
  path: '/workbench/summary',
  auth: 'token',
  answer: workbenchSummarySchema,
})
