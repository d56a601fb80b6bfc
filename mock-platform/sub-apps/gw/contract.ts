import { z } from 'zod'
import { callsOf, idSchema } from '../kit/contract'

const { read, send } = callsOf('document')

/** A file that came with a document; the file service has it. */
const attachmentSchema = z.object({ fileId: idSchema, name: z.string() })

/** What is on the paper of an official document. */
export const paperSchema = z.object({
  id: idSchema,
  title: z.string(),
  number: z.string(),
  /** Empty if the document is public anyway. */
  secrecy: z.string(),
  issuer: z.string(),
  mainTo: z.array(z.string()),
  copyTo: z.array(z.string()),
  /** Plain text, a paragraph a line. */
  body: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  issuedAt: z.string(),
  attachments: z.array(attachmentSchema),
})

const recordSchema = z.object({
  at: z.string(),
  action: z.string(),
  person: z.string(),
  orgName: z.string(),
  /** What the user wrote to it. */
  opinion: z.string().optional(),
})

const detailSchema = paperSchema.extend({
  docInstId: idSchema,
  modulesId: z.string(),
  /** The receiving tenant has signed for it; null if this is the sender's own copy. */
  signed: z.boolean().nullable(),
  records: z.array(recordSchema),
})

export type Attachment = z.infer<typeof attachmentSchema>
export type Paper = z.infer<typeof paperSchema>
export type DocumentRecord = z.infer<typeof recordSchema>
export type DocumentDetail = z.infer<typeof detailSchema>

/** Reading a document marks it read for the user, and keeps it among the recently viewed. */
export const readDocument = read('readDocument', '/document/detail', {
  query: z.object({
    docInstId: z.string().default(''),
    id: z.string().default(''),
    /** 0 the received copy, 1 the sent one, else any. */
    type: z.enum(['', '0', '1']).catch(''),
  }),
  answer: detailSchema,
})

/** Signs for a received document in the name of the tenant. */
export const signDocument = send('signDocument', '/document/sign', {
  body: z.object({ docInstId: idSchema }),
  answer: detailSchema,
})
