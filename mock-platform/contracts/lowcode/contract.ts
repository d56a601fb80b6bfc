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

const { read, remove, replace, send } = callsOf('integrate')

const pageSummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  componentCount: z.number().int(),
  author: z.string(),
  updatedAt: stampSchema,
})

const storedPageSchema = pageSummarySchema.extend({
  /** JSON, as typed. */
  source: z.string(),
  /** Incremented on each save; a save based on another version is refused. */
  version: z.number().int(),
})

export type PageSummary = z.infer<typeof pageSummarySchema>
export type StoredPage = z.infer<typeof storedPageSchema>

export const pagePages = read('pagePages', '/lowcode/pages', {
  query: z.object({ keyword: keywordSchema, ...pageQuery }),
  answer: pageSchema(pageSummarySchema),
})

export const createPage = send('createPage', '/lowcode/pages', { answer: createdSchema })

export const readPage = read('readPage', '/lowcode/pages/:id', { answer: storedPageSchema })

export const savePage = replace('savePage', '/lowcode/pages/:id', {
  body: z.object({ source: z.string(), version: z.number().int() }),
  answer: storedPageSchema,
})

export const deletePage = remove('deletePage', '/lowcode/pages/:id', { answer: z.null() })
