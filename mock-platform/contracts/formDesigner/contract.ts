import { z } from 'zod'
import {
  callsOf,
  createdSchema,
  idSchema,
  keywordSchema,
  pageQuery,
  pageSchema,
  stampSchema,
} from '../calls'
import { fieldTypes } from './form-fields'

const { read, remove, replace, send } = callsOf('integrate')

const formFieldSchema = z.object({
  id: z.string().regex(/^[a-z]\w{0,30}$/i),
  type: z.enum(fieldTypes),
  label: z.string().max(40),
  required: z.boolean(),
  hint: z.string().max(100),
  options: z.array(z.string().max(40)).max(30),
  min: z.number().nullable(),
  max: z.number().nullable(),
})

const definitionSchema = z.object({
  title: z.string().max(40),
  description: z.string().max(300),
  fields: z.array(formFieldSchema),
})

const formStateSchema = z.enum(['draft', 'published', 'changed'])

const formSummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  /** changed = published, then changed. */
  state: formStateSchema,
  fieldCount: z.number().int(),
  submissionCount: z.number().int(),
  author: z.string(),
  updatedAt: stampSchema,
})

const formSchema = formSummarySchema.extend({
  ...definitionSchema.shape,
  /** Incremented on each save; a save based on another version is refused. */
  version: z.number().int(),
})

const answersSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

const submissionSchema = z.object({
  id: idSchema,
  name: z.string(),
  orgName: z.string(),
  time: z.string(),
  answers: answersSchema,
})

export type FormState = z.infer<typeof formStateSchema>
export type FormSummary = z.infer<typeof formSummarySchema>
export type Form = z.infer<typeof formSchema>
export type PublishedForm = z.infer<typeof definitionSchema> & { id: string }
export type Submission = z.infer<typeof submissionSchema>

export const pageForms = read('pageForms', '/form/page', {
  query: z.object({
    ...pageQuery,
    keyword: keywordSchema,
    /** published = with or without later changes. */
    state: z.enum(['', 'draft', 'published']).catch(''),
  }),
  answer: pageSchema(formSummarySchema),
})

export const createForm = send('createForm', '/form', { answer: createdSchema })

export const readForm = read('readForm', '/form/:id', { answer: formSchema })

export const saveForm = replace('saveForm', '/form/:id', {
  body: definitionSchema.extend({ version: z.number().int() }),
  answer: formSchema,
})

export const publishForm = send('publishForm', '/form/:id/publish', { answer: formSchema })

export const deleteForm = remove('deleteForm', '/form/:id', { answer: z.null() })

/** The form as users fill it in. */
export const readPublishedForm = read('readPublishedForm', '/form/:id/published', {
  answer: definitionSchema.extend({ id: idSchema }),
})

export const submitForm = send('submitForm', '/form/:id/submission', {
  body: z.object({ answers: answersSchema }),
  answer: createdSchema,
})

/** Newest first, with the fields of the answers. */
export const pageSubmissions = read('pageSubmissions', '/form/:id/submission/page', {
  query: z.object(pageQuery),
  answer: pageSchema(submissionSchema).extend({
    title: z.string(),
    fields: z.array(formFieldSchema),
  }),
})
