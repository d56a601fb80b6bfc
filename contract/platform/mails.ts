import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, pageSchema } from './envelope'

/** Numbered as in the routes: 1 inbox, 2 sent, 3 drafts. */
export const mailFolderSchema = z.coerce
  .number()
  .pipe(z.union([z.literal(1), z.literal(2), z.literal(3)]))

export const mailPersonSchema = z.object({
  account: z.string(),
  name: z.string(),
  orgName: z.string(),
})

export const mailSummarySchema = z.object({
  id: idSchema,
  folder: mailFolderSchema,
  subject: z.string(),
  excerpt: z.string(),
  sender: mailPersonSchema,
  recipients: z.array(mailPersonSchema),
  /** `YYYY-MM-DD HH:mm:ss` of sending or, for a draft, saving. */
  time: z.string(),
  read: z.boolean(),
})

export const mailPageSchema = pageSchema(mailSummarySchema).extend({
  unread: z.number().int().nonnegative(),
})

/** The user's mails in a folder. */
export const pageMails = endpoint({
  name: 'pageMails',
  service: 'mail',
  path: '/mail/page',
  query: z.object({
    folder: mailFolderSchema,
    /** A part of the subject, the text, or a name. */
    keyword: z.string().trim().default(''),
    pageNo: z.coerce.number().int().min(1).default(1),
    length: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: mailPageSchema,
})
