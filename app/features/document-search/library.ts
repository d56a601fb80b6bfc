import type { LibraryName } from '~contract/platform/document-search'

/** Which documents are searched: the unit's own, or those that are open to everybody. */
export type Library = LibraryName

export const libraries = ['unit', 'public'] as const satisfies readonly Library[]

const advancedPages = { unit: 'full-text-search', public: 'doc-library-search' }

/** Where the app gwsearch asks more exactly, with the keyword taken along (SEARCH-05). */
export function advancedPath(library: Library, keyword: string): string {
  return `/gwsearch/${advancedPages[library]}?${new URLSearchParams({ keyword })}`
}

/** A keyword as it is searched for: what people cannot see in it is no part of it. '' = nothing to search for. */
export function keywordOf(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
}
