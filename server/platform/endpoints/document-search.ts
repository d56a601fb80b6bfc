import {
  type LibraryName,
  publicLibrary,
  type SearchRecord,
  tenantLibrary,
} from '~contract/platform/document-search'
import type { Caller, PlatformClient } from '../client'

/** Results per page, and how many searches and documents are remembered (SEARCH-02, SEARCH-03). */
const searchPageSize = 10
const searchHistorySize = 10
const visitsSize = 7

const libraries = { unit: tenantLibrary, public: publicLibrary }

interface DocumentQuery {
  keyword: string
  pageNo: number
  /** The total from the previous page; 0 = this is the first page. */
  total: number
  /** false = the search is not added to the history. */
  keep?: boolean | undefined
}

/** One page of a library's documents for a keyword, and their total. */
export const fetchResults = (
  platform: PlatformClient,
  caller: Caller,
  library: LibraryName,
  wanted: DocumentQuery,
) =>
  platform.call(libraries[library].searchDocuments, caller, {
    body: { ...wanted, pageSize: searchPageSize, sortOrder: 'relevance', queryLocation: 'all' },
  })

/** The caller's last searches, the latest first. */
export async function fetchHistory(
  platform: PlatformClient,
  caller: Caller,
  library: LibraryName,
): Promise<SearchRecord[]> {
  const query = { pageNo: 1, pageSize: searchHistorySize }
  const { records } = await platform.call(libraries[library].pageSearchHistory, caller, { query })
  return records.slice(0, searchHistorySize)
}

/** Removes one search from the caller's history. */
export const deleteRecord = (
  platform: PlatformClient,
  caller: Caller,
  library: LibraryName,
  id: string,
) => platform.call(libraries[library].deleteSearchRecord, caller, { query: { id } })

/** Clears the caller's history. */
export const deleteHistory = (platform: PlatformClient, caller: Caller, library: LibraryName) =>
  platform.call(libraries[library].clearSearchHistory, caller)

/** The documents that the caller opened recently, the latest first. */
export async function fetchVisits(platform: PlatformClient, caller: Caller, library: LibraryName) {
  const page = { pageNo: 1, pageSize: visitsSize }
  const { records } =
    library === 'unit'
      ? await platform.call(tenantLibrary.pageVisits, caller, { query: page })
      : await platform.call(publicLibrary.pageVisits, caller, { body: page })
  return records.slice(0, visitsSize)
}
