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

const { read, remove, send } = callsOf('document')

const secrecies = ['公开', '内部', '工作秘密'] as const
const secrecySchema = z.enum(secrecies)
const boxSchema = z.enum(['received', 'sent', 'drafts'])

const summarySchema = z.object({
  /** The document's id, or the draft's. */
  id: idSchema,
  /** The tenant's own copy of the document; empty for a draft. */
  docInstId: z.string(),
  /** 8 received, 7 sent, 9 minutes; empty for a draft. */
  modulesId: z.string(),
  title: z.string(),
  number: z.string(),
  secrecy: secrecySchema,
  /** The sender. */
  issuer: z.string(),
  mainTo: z.array(z.string()),
  /** When the document was received, sent or saved: `YYYY-MM-DD HH:mm:ss`. */
  time: z.string(),
  read: z.boolean(),
  signed: z.boolean(),
  /** Number of receiving tenants, and how many of them have signed for it. */
  sentTo: countSchema,
  signedBy: countSchema,
})

const formSchema = z.object({
  /** The draft that this was written from. */
  draftId: idSchema.optional(),
  title: z.string().trim().max(120),
  number: z.string().trim().max(40),
  secrecy: secrecySchema,
  /** Names of the receiving tenants. */
  mainTo: z.array(z.string()),
  copyTo: z.array(z.string()),
  /** Plain text, one paragraph per line. */
  body: z.string().max(20_000),
})

/** `waiting`: number of received documents that the tenant has not signed for. */
const documentPageSchema = pageSchema(summarySchema).extend({ waiting: countSchema })

export type Box = z.infer<typeof boxSchema>
export type Secrecy = z.infer<typeof secrecySchema>
export type DocumentSummary = z.infer<typeof summarySchema>
export type DocumentPage = z.infer<typeof documentPageSchema>
export type DocumentForm = z.infer<typeof formSchema>

export const pageDocuments = read('pageDocuments', '/document/page', {
  query: z.object({ box: boxSchema, keyword: keywordSchema, ...pageQuery }),
  answer: documentPageSchema,
})

const editingSchema = z.object({ form: formSchema, tenants: z.array(z.string()) })

export type DocumentEditing = z.infer<typeof editingSchema>

/** The editor's initial content: the draft, or an empty form with the tenant's next number. */
export const openDocumentForm = read('openDocumentForm', '/document/form', {
  query: z.object({ id: z.string().default('') }),
  answer: editingSchema,
})

export const saveDocumentDraft = send('saveDocumentDraft', '/document/draft', {
  body: formSchema,
  answer: createdSchema,
})

export const deleteDocumentDraft = remove('deleteDocumentDraft', '/document/draft/:id', {
  answer: z.null(),
})

/** Refuses with 409 if the tenant has used the number before. */
export const sendDocument = send('sendDocument', '/document', {
  body: formSchema,
  answer: z.object({ id: idSchema, docInstId: idSchema }),
})
