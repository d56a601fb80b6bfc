import type { Library } from './library'

/**
 * The type of a tenant's document in the detail's address: received (module 8) or sent (7); no type for other modules.
 */
const types: Record<string, string> = { 8: '0', 7: '1' }

interface DocumentIds {
  id: string
  docInstId: string
  modulesId: string
}

/** The full-screen address of a document (SEARCH-04). */
export function documentPath(library: Library, { id, docInstId, modulesId }: DocumentIds): string {
  const unit = { docInstId, id, type: types[modulesId] ?? '', fullscreen: '1' }
  return library === 'unit'
    ? `/gw/detail?${new URLSearchParams(unit)}`
    : `/gwsearch/doc-library-detail?${new URLSearchParams({ docId: id, fullscreen: '1' })}`
}
