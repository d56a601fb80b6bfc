import { z } from 'zod'
import { endpoint } from '~contract/platform/endpoint'
import { idSchema, pageSchema } from '~contract/platform/envelope'
import { fieldTypes } from './form-fields'

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
  /** changed = published, and changed since. */
  state: formStateSchema,
  fieldCount: z.number().int(),
  submissionCount: z.number().int(),
  author: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  updatedAt: z.string(),
})

const formSchema = formSummarySchema.extend({
  ...definitionSchema.shape,
  /** Grows with each save; a save over another's is refused. */
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

const pageQuerySchema = z.object({
  pageNo: z.coerce.number().int().min(1).default(1),
  length: z.coerce.number().int().min(1).max(100).default(20),
})

export type FormState = z.infer<typeof formStateSchema>
export type FormSummary = z.infer<typeof formSummarySchema>
export type Form = z.infer<typeof formSchema>
export type PublishedForm = z.infer<typeof definitionSchema> & { id: string }
export type Submission = z.infer<typeof submissionSchema>

export const pageForms = endpoint({
  name: 'pageForms',
  service: 'integrate',
  method: 'GET',
  path: '/form/page',
  auth: 'token',
  query: pageQuerySchema.extend({
    keyword: z.string().trim().default(''),
    /** published = with or without changes since. */
    state: z.enum(['', 'draft', 'published']).catch(''),
  }),
  answer: pageSchema(formSummarySchema),
})

export const createForm = endpoint({
  name: 'createForm',
  service: 'integrate',
  method: 'POST',
  path: '/form',
  auth: 'token',
  answer: z.object({ id: idSchema }),
})

export const readForm = endpoint({
  name: 'readForm',
  service: 'integrate',
  method: 'GET',
  path: '/form/:id',
  auth: 'token',
  answer: formSchema,
})

export const saveForm = endpoint({
  name: 'saveForm',
  service: 'integrate',
  method: 'PUT',
  path: '/form/:id',
  auth: 'token',
  body: definitionSchema.extend({ version: z.number().int() }),
  answer: formSchema,
})

export const publishForm = endpoint({
  name: 'publishForm',
  service: 'integrate',
  method: 'POST',
  path: '/form/:id/publish',
  auth: 'token',
  answer: formSchema,
})

export const deleteForm = endpoint({
  name: 'deleteForm',
  service: 'integrate',
  method: 'DELETE',
  path: '/form/:id',
  auth: 'token',
  answer: z.null(),
})

/** The form as people fill it in. */
export const readPublishedForm = endpoint({
  name: 'readPublishedForm',
  service: 'integrate',
  method: 'GET',
  path: '/form/:id/published',
  auth: 'token',
  answer: definitionSchema.extend({ id: idSchema }),
})

export const submitForm = endpoint({
  name: 'submitForm',
  service: 'integrate',
  method: 'POST',
  path: '/form/:id/submission',
  auth: 'token',
  body: z.object({ answers: answersSchema }),
  answer: z.object({ id: idSchema }),
})

/** The latest first, with the fields that the answers belong to. */
export const pageSubmissions = endpoint({
  name: 'pageSubmissions',
  service: 'integrate',
  method: 'GET',
  path: '/form/:id/submission/page',
  auth: 'token',
  query: pageQuerySchema,
  answer: pageSchema(submissionSchema).extend({
    title: z.string(),
    fields: z.array(formFieldSchema),
  }),
})
