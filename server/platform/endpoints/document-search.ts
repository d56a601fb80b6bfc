import type { z } from 'zod'
import {
  type DocumentVisit,
  type LibraryName,
  publicLibrary,
  type SearchRecord,
  unitLibrary,
} from '~contract/platform/document-search'
import { searchHistorySize, searchPageSize, visitsSize } from '~contract/portal/constants'
import type { Caller, PlatformClient } from '../client'

const libraries = { unit: unitLibrary, public: publicLibrary }

interface Wanted {
  keyword: string
  pageNo: number
  /** What the page before said; 0 = there was none. */
  total: number
  /** false = not to be kept in the history. */
  keep?: boolean | undefined
}

/** One page of what a library has on a keyword, and how much that is. Throws PlatformError. */
export function fetchResults(
  platform: PlatformClient,
  caller: Caller,
  library: LibraryName,
  wanted: Wanted,
): Promise<z.output<typeof unitLibrary.searchDocuments.answer>> {
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

/** Takes one search out of the caller's history. Throws PlatformError. */
export async function deleteRecord(
  platform: PlatformClient,
  caller: Caller,
  library: LibraryName,
  id: string,
): Promise<void> {
  await platform.call(libraries[library].deleteSearchRecord, caller, { query: { id } })
}

/** Takes all searches out of the caller's history. Throws PlatformError. */
export async function deleteHistory(
  platform: PlatformClient,
  caller: Caller,
  library: LibraryName,
): Promise<void> {
  await platform.call(libraries[library].clearSearchHistory, caller)
}

/** The documents that the caller opened lately, the latest first. Throws PlatformError. */
export async function fetchVisits(
  platform: PlatformClient,
  caller: Caller,
  library: LibraryName,
): Promise<DocumentVisit[]> {
  const page = { pageNo: 1, pageSize: visitsSize }
  const { records } =
    library === 'unit'
      ? await platform.call(unitLibrary.pageVisits, caller, { query: page })
      : await platform.call(publicLibrary.pageVisits, caller, { body: page })
  return records.slice(0, visitsSize)
}
