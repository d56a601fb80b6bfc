import type { AppHistory, Place } from './history'

/** Empty values are removed. */
export function withQuery({ path, query }: Place, patch: Record<string, string | number>): string {
  const changed = new URLSearchParams(query)
  for (const [name, value] of Object.entries(patch)) {
    if (value === '') changed.delete(name)
    else changed.set(name, String(value))
  }
  const text = changed.toString()
  return text ? `${path}?${text}` : path
}

/** The id in a path such as `/person/7`; undefined for other views. */
export function idIn(path: string, view: string): string | undefined {
  const [, first, id, ...more] = path.split('/')
  return first === view && id && more.length === 0 ? decodeURIComponent(id) : undefined
}

/** From 1. */
export function pageNoOf({ query }: Place): number {
  return Math.max(1, Math.floor(Number(query.get('pageNo'))) || 1)
}

/** Shows the first page if the list has become shorter than the requested page. */
export function leaveEmptyPage(history: AppHistory, page: { records: unknown[]; total: number }) {
  // A service may answer with anything; what cannot be rendered is reported by the code that renders it.
  if (page.records?.length !== 0 || page.total === 0) return
  history.replace(withQuery(history.current(), { pageNo: '' }))
}
