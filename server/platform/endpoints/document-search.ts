import type { z } from 'zod'
import {
  type DocumentVisit,
  type LibraryName,
  publicLibrary,
  type SearchRecord,
  tenantLibrary,
} from '~contract/platform/document-search'
import type { Caller, PlatformClient } from '../client'

/** Results on a page, and searches and documents remembered (SEARCH-02, SEARCH-03). */
const searchPageSize = 10
const searchHistorySize = 10
const visitsSize = 7

const libraries = { unit: tenantLibrary, public: publicLibrary }

interface DocumentQuery {
  keyword: string
  pageNo: number
  /** The total of the page before; 0 = this is the first. */
  total: number
  /** false = not for the history. */
  keep?: boolean | undefined
}

/** One page of a library's documents on a keyword, and their total. Throws PlatformError. */
export function fetchResults(
  platform: PlatformClient,
  caller: Caller,
  library: LibraryName,
  wanted: DocumentQuery,
): Promise<z.output<typeof tenantLibrary.searchDocuments.answer>> {
  const order = { pageSize: searchPageSize, sortOrder: 'relevance', queryLocation: 'all' } as const
  return platform.call(libraries[library].searchDocuments, caller, {
    body: { ...wanted, ...order },
  })
}

/** The caller's last searches, the latest first. Throws PlatformError. */
export async function fetchHistory(
  platform: PlatformClient,
  caller: Caller,
  library: LibraryName,
): Promise<SearchRecord[]> {
  const query = { pageNo: 1, pageSize: searchHistorySize }
  const { records } = await platform.call(libraries[library].pageSearchHistory, caller, { query })
  return records.slice(0, searchHistorySize)
}

/** Removes one search from the caller's history. Throws PlatformError. */
export async function deleteRecord(
  platform: PlatformClient,
  caller: Caller,
  library: LibraryName,
  id: string,
): Promise<void> {
  await platform.call(libraries[library].deleteSearchRecord, caller, { query: { id } })
}

/** Clears the caller's history. Throws PlatformError. */
export async function deleteHistory(
  platform: PlatformClient,
  caller: Caller,
  library: LibraryName,
): Promise<void> {
  await platform.call(libraries[library].clearSearchHistory, caller)
}

/** The documents that the caller opened recently, the latest first. Throws PlatformError. */
export async function fetchVisits(
  platform: PlatformClient,
  caller: Caller,
  library: LibraryName,
): Promise<DocumentVisit[]> {
  const page = { pageNo: 1, pageSize: visitsSize }
  const { records } =
    library === 'unit'
      ? await platform.call(tenantLibrary.pageVisits, caller, { query: page })
      : await platform.call(publicLibrary.pageVisits, caller, { body: page })
  return records.slice(0, visitsSize)
}
