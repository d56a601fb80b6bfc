import type { Library } from './library'

/** What the detail's address says of a unit's document: received (module 8) or sent (7); of others nothing. */
const types: Record<string, string> = { 8: '0', 7: '1' }

interface Place {
  id: string
  docInstId: string
  modulesId: string
}

/** Where a document is shown, full screen (SEARCH-04). */
export function documentPath(library: Library, { id, docInstId, modulesId }: Place): string {
  const unit = { docInstId, id, type: types[modulesId] ?? '', fullscreen: '1' }
  return library === 'unit'
    ? `/gw/detail?${new URLSearchParams(unit)}`
    : `/gwsearch/doc-library-detail?${new URLSearchParams({ docId: id, fullscreen: '1' })}`
}
