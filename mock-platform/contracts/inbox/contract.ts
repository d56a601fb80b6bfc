import { z } from 'zod'
import {
  type mailFolderSchema,
  type mailPageSchema,
  mailPersonSchema,
  mailSummarySchema,
} from '~contract/platform/mails'
import { callsOf, countSchema, createdSchema, idSchema, keywordSchema } from '../calls'

const { read, send } = callsOf('mail')

const unreadSchema = z.object({ unread: countSchema })
const mailSchema = mailSummarySchema.extend({ body: z.string(), ...unreadSchema.shape })

const mailFormSchema = z.object({
  /** The draft that becomes this mail. */
  draftId: idSchema.optional(),
  to: z.array(z.string()),
  subject: z.string().trim().max(100),
  body: z.string().max(20_000),
})

const idsSchema = z.object({ ids: z.array(idSchema).min(1) })

export type Folder = z.infer<typeof mailFolderSchema>
export type Person = z.infer<typeof mailPersonSchema>
export type MailSummary = z.infer<typeof mailSummarySchema>
export type MailPage = z.infer<typeof mailPageSchema>
export type Mail = z.infer<typeof mailSchema>
export type MailForm = z.input<typeof mailFormSchema>
export type UnreadCount = z.infer<typeof unreadSchema>

/** Searches by part of the account or name. */
export const findRecipients = read('findRecipients', '/mail/recipients', {
  query: z.object({ keyword: keywordSchema }),
  answer: z.array(mailPersonSchema),
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
