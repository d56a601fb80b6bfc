import { z } from 'zod'
import type { SearchRecord, SearchResult } from '~contract/platform/document-search'
import { longestKeyword } from '~contract/portal/constants'
import { fetchConstant } from '~server/platform/endpoints/constants'
import {
  deleteHistory,
  deleteRecord,
  fetchHistory,
  fetchResults,
  fetchVisits,
} from '~server/platform/endpoints/document-search'
import { safeHighlights } from '~server/platform/safe-html'
import { readInput } from '~server/session/answer'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { documentSearchTexts } from '~text/document-search'
import { documentPath } from './document-path'
import { keywordOf, type Library, libraries } from './library'

/** A search result. Its title and excerpt are sanitised HTML: text, and hits in `em`. */
export interface FoundDocument {
  key: string
  path: string
  title: string
  excerpt: string
  /** Comma-separated. */
  attachments: string
  issuer: string
  /** `YYYY-MM-DD`, or '' if it is unknown. */
  issued: string
}

export interface ResultPage {
  rows: FoundDocument[]
  total: number
}

/** A document that the user opened recently. */
export interface Visit {
  path: string
  title: string
  issuer: string
}

const librarySchema = z.object({ library: z.enum(libraries) })

const wantedSchema = librarySchema.extend({
  keyword: z.string().transform(keywordOf).pipe(z.string().min(1).max(longestKeyword)),
  pageNo: z.number().int().min(1),
  total: z.number().int().nonnegative().default(0),
  /** false = a search while typing, by the command palette, which is not recorded. */
  keep: z.boolean().optional(),
})

/** Ids travel in a query, never in a path: only the backend knows their format. */
const recordSchema = librarySchema.extend({ id: z.string().min(1).max(500) })

/** Whether the user's tenant has the public library (SEARCH-01). Throws PlatformError. */
export async function readLibraries(context: PortalContext) {
  const shown = await fetchConstant(context, callerOf(context), 'SHOW_PROVINCE_GOV_DOC_TAB')
  return { hasPublic: shown === '1' }
}

/** The page of results that the body asks for. Throws BadInput, PlatformError. */
export async function searchDocuments(context: PortalContext, body: unknown): Promise<ResultPage> {
  const { library, ...wanted } = readInput(wantedSchema, body, ({ language }, { code }) =>
    code === 'too_big' ? documentSearchTexts[language].tooLong(longestKeyword) : undefined,
  )
  const found = await fetchResults(context.platform, callerOf(context), library, wanted)
  return { rows: found.records.map((record) => rowOf(library, record)), total: found.total }
}

/** The user's last searches. Throws BadInput, PlatformError. */
export async function readHistory(
  context: PortalContext,
  query: URLSearchParams,
): Promise<{ records: SearchRecord[] }> {
  const { library } = readInput(librarySchema, Object.fromEntries(query))
  return { records: await fetchHistory(context.platform, callerOf(context), library) }
}

/** Removes the search that the body names from the history. Throws BadInput, PlatformError. */
export async function removeRecord(context: PortalContext, body: unknown) {
  const { library, id } = readInput(recordSchema, body)
  await deleteRecord(context.platform, callerOf(context), library, id)
  return { deleted: true }
}

/** Empties the history of the library that the body names. Throws BadInput, PlatformError. */
export async function clearHistory(context: PortalContext, body: unknown) {
  const { library } = readInput(librarySchema, body)
  await deleteHistory(context.platform, callerOf(context), library)
  return { cleared: true }
}

/** The documents that the user opened recently. Throws BadInput, PlatformError. */
export async function readVisits(
  context: PortalContext,
  query: URLSearchParams,
): Promise<{ visits: Visit[] }> {
  const { library } = readInput(librarySchema, Object.fromEntries(query))
  const visits = await fetchVisits(context.platform, callerOf(context), library)
  return {
    visits: visits.map(({ title, orgName, id, ...ids }) => ({
      path: documentPath(library, { ...ids, id: id ?? '' }),
      title,
      issuer: orgName,
    })),
  }
}

function rowOf(library: Library, result: SearchResult): FoundDocument {
  const { id, docInstId, fileTitle, orgName, instCreateTime } = result
  return {
    key: `${docInstId} ${id}`,
    path: documentPath(library, result),
    title: safeHighlights(result.title),
    excerpt: safeHighlights(result.gwContent),
    attachments: fileTitle,
    issuer: orgName,
    issued: /^\d{4}-\d\d-\d\d/.exec(instCreateTime)?.[0] ?? '',
  }
}
