import type { AppHistory, Place } from './history'

/** The address of a place with other values in its query; empty values leave it. */
export function withQuery({ path, query }: Place, patch: Record<string, string | number>): string {
  const changed = new URLSearchParams(query)
  for (const [name, value] of Object.entries(patch)) {
    if (value === '') changed.delete(name)
    else changed.set(name, String(value))
  }
  const text = changed.toString()
  return text ? `${path}?${text}` : path
}

/** The page that a list's address asks for, from 1. */
export function pageNoOf({ query }: Place): number {
  return Math.max(1, Math.floor(Number(query.get('pageNo'))) || 1)
}

/** A list that has become shorter than the page that is asked for shows its first page instead. */
export function leaveEmptyPage(history: AppHistory, page: { records: unknown[]; total: number }) {
  if (page.records.length > 0 || page.total === 0) return
  history.replace(withQuery(history.current(), { pageNo: '' }))
}
