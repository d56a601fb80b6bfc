import { type Collection, defineModel, type Model } from './collection'
import type { Space } from './space'

export type Library = 'unit' | 'public'

interface Trace {
  id: string
  /** User and library: `zhangsan unit`. */
  owner: string
}

interface SearchRecordRow extends Trace {
  keyword: string
}

interface VisitRow extends Trace {
  /** docInstId in the tenant's library, the document's id in the public one. */
  target: string
}

export const searchRecordsModel = defineModel<SearchRecordRow>('searchRecords', 'id', ['owner'])
export const visitsModel = defineModel<VisitRow>('documentVisits', 'id', ['owner'])

const searchesKept = 10
const visitsKept = 7

const ownerOf = (account: string, library: Library) => `${account} ${library}`

/** Puts a trace on top of the user's others and drops the oldest. */
function keep<Row extends Trace>(rows: Collection<Row>, row: Row, count: number) {
  rows.remove(row.id)
  rows.create(row)
  for (const old of rows.by('owner', row.owner).slice(0, -count)) rows.remove(old.id)
}

export function recordSearch(space: Space, account: string, library: Library, keyword: string) {
  const owner = ownerOf(account, library)
  const row = { id: `${owner} ${keyword}`, owner, keyword }
  keep(space.collection(searchRecordsModel), row, searchesKept)
}

export function recordVisit(space: Space, account: string, library: Library, target: string) {
  const owner = ownerOf(account, library)
  keep(space.collection(visitsModel), { id: `${owner} ${target}`, owner, target }, visitsKept)
}

/** The latest first. */
export function tracesOf<Row extends Trace>(
  space: Space,
  model: Model<Row>,
  account: string,
  library: Library,
): Row[] {
  return space
    .collection(model)
    .by('owner', ownerOf(account, library) as Row['owner'])
    .reverse()
}
