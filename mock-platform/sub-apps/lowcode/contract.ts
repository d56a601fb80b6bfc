import { z } from 'zod'
import { endpoint } from '~contract/platform/endpoint'
import { idSchema, pageSchema } from '~contract/platform/envelope'

const pageSummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  componentCount: z.number().int(),
  author: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  updatedAt: z.string(),
})

const storedPageSchema = pageSummarySchema.extend({
  /** The JSON text, as somebody wrote it. */
  source: z.string(),
  /** Grows with each save; a save over another's is refused. */
  version: z.number().int(),
})

export type PageSummary = z.infer<typeof pageSummarySchema>
export type StoredPage = z.infer<typeof storedPageSchema>

export const pagePages = endpoint({
  name: 'pagePages',
  service: 'integrate',
  method: 'GET',
  path: '/lowcode/pages',
  auth: 'token',
  query: z.object({
    keyword: z.string().trim().default(''),
    pageNo: z.coerce.number().int().min(1).default(1),
    length: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: pageSchema(pageSummarySchema),
})

export const createPage = endpoint({
  name: 'createPage',
  service: 'integrate',
  method: 'POST',
  path: '/lowcode/pages',
  auth: 'token',
  answer: z.object({ id: idSchema }),
})

export const readPage = endpoint({
  name: 'readPage',
  service: 'integrate',
  method: 'GET',
  path: '/lowcode/pages/:id',
  auth: 'token',
  answer: storedPageSchema,
})

export const savePage = endpoint({
  name: 'savePage',
  service: 'integrate',
  method: 'PUT',
  path: '/lowcode/pages/:id',
  auth: 'token',
  body: z.object({ source: z.string(), version: z.number().int() }),
  answer: storedPageSchema,
})

export const deletePage = endpoint({
  name: 'deletePage',
  service: 'integrate',
  method: 'DELETE',
  path: '/lowcode/pages/:id',
  auth: 'token',
  answer: z.null(),
})
