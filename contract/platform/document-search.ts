import { z } from 'zod'
import { endpoint } from './endpoint'
import { codeSchema, idSchema, pageSchema, textSchema } from './envelope'

/** Which documents are searched: the tenant's own, or the public ones. */
export type LibraryName = 'unit' | 'public'

/** 8 = a received document, 7 = a sent one; the detail pages of others have no type in their address. */
const moduleIdSchema = codeSchema

const keywordRecordSchema = z.object({ id: idSchema, keyword: z.string() })

/** A document that the user opened recently. */
const visitSchema = z.object({
  /** **(ours)** The document's id; older backends leave it out. */
  id: idSchema.nullish(),
  title: z.string(),
  orgName: textSchema,
  docInstId: textSchema,
  modulesId: moduleIdSchema,
  modules: textSchema,
})

const searchResultSchema = z.object({
  gwId: idSchema.nullish(),
  id: idSchema,
  /** HTML with hits in `em` and everything else escaped. Sanitise it before showing it. */
  title: z.string(),
  /** HTML like the title, with the text around the hits. */
  gwContent: textSchema,
  /** Names of the attachments, comma-separated. */
  fileTitle: textSchema,
  orgName: textSchema,
  /** `YYYY-MM-DD HH:mm:ss` */
  instCreateTime: textSchema,
  docInstId: textSchema,
  modulesId: moduleIdSchema,
  modules: textSchema,
})

const pageNo = z.coerce.number().int().min(1).default(1)
const pageSize = z.coerce.number().int().min(1).max(100)
const daySchema = z.iso.date().or(z.literal('')).default('')

/** One of these names; the first if it is missing or empty. */
function choice<const Name extends string>(first: Name, ...others: Name[]) {
  const names = z
    .enum([first, ...others])
    .or(z.literal(''))
    .optional()
  return names.transform((given) => (given || first) as Name)
}

const searchQuerySchema = z.object({
  keyword: z.string(),
  pageNo,
  pageSize: pageSize.default(10),
  sortOrder: choice('relevance', 'time'),
  queryLocation: choice('all', 'title', 'content', 'file'),
  /** The total of the previous page, which may spare a backend the counting. */
  total: z.number().int().nonnegative().optional(),
  /** **(ours)** false = a search while typing, which does not go into the history. */
  keep: z.boolean().optional(),
  /** **(ours)** Part of the issuing organisation's name. */
  orgName: z.string().trim().default(''),
  /** **(ours)** The first and the last day, `YYYY-MM-DD`. */
  startDate: daySchema,
  endDate: daySchema,
})

export type SearchQuery = z.output<typeof searchQuerySchema>
export type SearchResult = z.output<typeof searchResultSchema>
export type SearchRecord = z.output<typeof keywordRecordSchema>
export type DocumentVisit = z.output<typeof visitSchema>

const service = 'documentSearch'

/** The calls of one library; the tenant's and the public one differ only in their path. */
function libraryEndpoints(name: 'Unit' | 'Public', path: string) {
  return {
    pageSearchHistory: endpoint({
      service,
      name: `page${name}SearchHistory`,
      path: `${path}/pageSearchHistory`,
      query: z.object({ pageNo, pageSize: pageSize.default(10) }),
      answer: pageSchema(keywordRecordSchema),
    }),
    clearSearchHistory: endpoint({
      service,
      name: `clear${name}SearchHistory`,
      path: `${path}/deleteSearchHistoryByAccount`,
      writes: true,
    }),
    deleteSearchRecord: endpoint({
      service,
      name: `delete${name}SearchRecord`,
      path: `${path}/deleteSearchHistoryById`,
      writes: true,
      query: z.object({ id: idSchema }),
    }),
    searchDocuments: endpoint({
      service,
      name: `search${name}Documents`,
      method: 'POST',
      path: `${path}/pageQuery`,
      reads: true,
      body: searchQuerySchema,
      answer: pageSchema(searchResultSchema),
    }),
  }
}

const visitsPage = { pageNo, pageSize: pageSize.default(7) }

/** The documents of the user's tenant. */
export const tenantLibrary = {
  ...libraryEndpoints('Unit', '/esSearch'),
  pageVisits: endpoint({
    service,
    name: 'pageUnitVisits',
    path: '/esSearch/pageClickHistory',
    query: z.object(visitsPage),
    answer: pageSchema(visitSchema),
  }),
}

/** The public library, the same for all tenants. */
export const publicLibrary = {
  ...libraryEndpoints('Public', '/provinceDoc'),
  pageVisits: endpoint({
    service,
    name: 'pagePublicVisits',
    method: 'POST',
    path: '/provinceDoc/recentOpen',
    reads: true,
    body: z.object(visitsPage),
    answer: pageSchema(visitSchema),
  }),
}
