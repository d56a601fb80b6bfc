import { z } from 'zod'
import {
  callsOf,
  countSchema,
  createdSchema,
  idSchema,
  keywordSchema,
  pageQuery,
  pageSchema,
} from '../calls'

const { read, send } = callsOf('mail')

/** Numbered as in the routes: 1 inbox, 2 sent, 3 drafts. */
const folderSchema = z.coerce.number().pipe(z.union([z.literal(1), z.literal(2), z.literal(3)]))

const personSchema = z.object({ account: z.string(), name: z.string(), orgName: z.string() })

const mailSummarySchema = z.object({
  id: idSchema,
  folder: folderSchema,
  subject: z.string(),
  excerpt: z.string(),
  sender: personSchema,
  recipients: z.array(personSchema),
  /** `YYYY-MM-DD HH:mm:ss` of sending or, for a draft, saving. */
  time: z.string(),
  read: z.boolean(),
})

const unreadSchema = z.object({ unread: countSchema })
const mailPageSchema = pageSchema(mailSummarySchema).extend(unreadSchema.shape)
const mailSchema = mailSummarySchema.extend({ body: z.string(), ...unreadSchema.shape })

const pageQuerySchema = z.object({ folder: folderSchema, keyword: keywordSchema, ...pageQuery })

const mailFormSchema = z.object({
  /** The draft that becomes this mail. */
  draftId: idSchema.optional(),
  to: z.array(z.string()),
  subject: z.string().trim().max(100),
  body: z.string().max(20_000),
})

const idsSchema = z.object({ ids: z.array(idSchema).min(1) })

export type Folder = z.infer<typeof folderSchema>
export type Person = z.infer<typeof personSchema>
export type MailSummary = z.infer<typeof mailSummarySchema>
export type MailPage = z.infer<typeof mailPageSchema>
export type Mail = z.infer<typeof mailSchema>
export type MailForm = z.input<typeof mailFormSchema>
export type UnreadCount = z.infer<typeof unreadSchema>

export const pageMails = read('pageMails', '/mail/page', {
  query: pageQuerySchema,
  answer: mailPageSchema,
})

/** By a part of the account or name. */
export const findRecipients = read('findRecipients', '/mail/recipients', {
  query: z.object({ keyword: keywordSchema }),
  answer: z.array(personSchema),
})

/** Marks the mail as read. */
export const readMail = read('readMail', '/mail/:id', { answer: mailSchema })

export const sendMail = send('sendMail', '/mail', { body: mailFormSchema, answer: createdSchema })

export const saveDraft = send('saveDraft', '/mail/draft', {
  body: mailFormSchema,
  answer: createdSchema,
})

export const markMailsRead = send('markMailsRead', '/mail/read', {
  body: idsSchema,
  answer: unreadSchema,
})

export const deleteMails = send('deleteMails', '/mail/delete', {
  body: idsSchema,
  answer: unreadSchema,
})
