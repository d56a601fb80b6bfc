import { z } from 'zod'
import { callsOf, idSchema, stampSchema } from '../calls'

const { read, send } = callsOf('document')

/** The file itself is in the file service. */
const attachmentSchema = z.object({ fileId: idSchema, name: z.string() })

export const paperSchema = z.object({
  id: idSchema,
  title: z.string(),
  number: z.string(),
  /** Empty if the document is public. */
  secrecy: z.string(),
  issuer: z.string(),
  mainTo: z.array(z.string()),
  copyTo: z.array(z.string()),
  /** Plain text, one paragraph per line. */
  body: z.string(),
  issuedAt: stampSchema,
  attachments: z.array(attachmentSchema),
})

const recordSchema = z.object({
  at: z.string(),
  action: z.string(),
  person: z.string(),
  orgName: z.string(),
  opinion: z.string().optional(),
})

const detailSchema = paperSchema.extend({
  docInstId: idSchema,
  modulesId: z.string(),
  /** null = the sender's own copy. */
  signed: z.boolean().nullable(),
  records: z.array(recordSchema),
})

export type Attachment = z.infer<typeof attachmentSchema>
export type Paper = z.infer<typeof paperSchema>
export type DocumentRecord = z.infer<typeof recordSchema>
export type DocumentDetail = z.infer<typeof detailSchema>

/** Marks the document as read and adds it to the recently viewed ones. */
export const readDocument = read('readDocument', '/document/detail', {
  query: z.object({
    docInstId: z.string().default(''),
    id: z.string().default(''),
    /** 0 = the received copy, 1 = the sent copy, '' = either. */
    type: z.enum(['', '0', '1']).catch(''),
  }),
  answer: detailSchema,
})

/** Signs for a received document on behalf of the tenant. */
export const signDocument = send('signDocument', '/document/sign', {
  body: z.object({ docInstId: idSchema }),
  answer: detailSchema,
})
