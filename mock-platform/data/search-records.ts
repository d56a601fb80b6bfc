import { type Collection, defineModel, type Model } from './collection'
import type { Space } from './space'

export type Library = 'unit' | 'public'

interface Trace {
  id: string
  /** The user and the library: `zhangsan unit`. */
  list: string
}

interface SearchRecordRow extends Trace {
  keyword: string
}

interface VisitRow extends Trace {
  /** docInstId in the tenant's library, the document's id in the public one. */
  target: string
}

export const searchRecordsModel = defineModel<SearchRecordRow>('searchRecords', 'id', ['list'])
export const visitsModel = defineModel<VisitRow>('documentVisits', 'id', ['list'])

const searchesKept = 10
const visitsKept = 7

const listOf = (account: string, library: Library) => `${account} ${library}`

/** Puts a trace on top of the user's others and drops the oldest. */
function keep<Row extends Trace>(rows: Collection<Row>, row: Row, count: number) {
  rows.remove(row.id)
  rows.create(row)
  for (const old of rows.by('list', row.list).slice(0, -count)) rows.remove(old.id)
}

export function recordSearch(space: Space, account: string, library: Library, keyword: string) {
  const list = listOf(account, library)
  const row = { id: `${list} ${keyword}`, list, keyword }
  keep(space.collection(searchRecordsModel), row, searchesKept)
}

export function recordVisit(space: Space, account: string, library: Library, target: string) {
  const list = listOf(account, library)
  keep(space.collection(visitsModel), { id: `${list} ${target}`, list, target }, visitsKept)
}

/** Latest first. */
export function tracesOf<Row extends Trace>(
  space: Space,
  model: Model<Row>,
  account: string,
  library: Library,
): Row[] {
  return space
    .collection(model)
    .by('list', listOf(account, library) as Row['list'])
    .reverse()
}
