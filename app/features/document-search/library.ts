import type { LibraryName } from '~contract/platform/document-search'

/** The documents to search: the tenant's own, or those that are public. */
export type Library = LibraryName

export const libraries = ['unit', 'public'] as const satisfies readonly Library[]

const advancedPages = { unit: 'full-text-search', public: 'doc-library-search' }

/** The address of the advanced search in the app gwsearch, with the keyword (SEARCH-05). */
export function advancedPath(library: Library, keyword: string): string {
  return `/gwsearch/${advancedPages[library]}?${new URLSearchParams({ keyword })}`
}

/** The keyword to search for: invisible characters are removed. '' = nothing to search for. */
export function keywordOf(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
}
