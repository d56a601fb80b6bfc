/** By module: received (8), sent (7). */
const types: Record<string, string> = { 8: '0', 7: '1' }

/** Full screen. */
export function documentPath(found: { docInstId: string; id: string; modulesId: string }): string {
  const query = new URLSearchParams({
    docInstId: found.docInstId,
    id: found.id,
    type: types[found.modulesId] ?? '',
    fullscreen: '1',
  })
  return `/gw/detail?${query}`
}
