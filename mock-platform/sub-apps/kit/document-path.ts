/** What the detail's address says of a document's kind: received (8), sent (7), or neither. */
const types: Record<string, string> = { 8: '0', 7: '1' }

/** Where the portal shows an official document, full screen. */
export function documentPath(found: { docInstId: string; id: string; modulesId: string }): string {
  const query = new URLSearchParams({
    docInstId: found.docInstId,
    id: found.id,
    type: types[found.modulesId] ?? '',
    fullscreen: '1',
  })
  return `/gw/detail?${query}`
}
