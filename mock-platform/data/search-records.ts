import { type Collection, defineModel, type Model } from './collection'
import type { Space } from './space'

/** The two libraries that the document search knows. */
export type Library = 'unit' | 'public'

interface Trace {
  id: string
  /** The user, and the library: `zhangsan unit`. */
  owner: string
}

/** A search that a user made. */
interface SearchRecordRow extends Trace {
  keyword: string
}

/** A document that a user opened. */
interface VisitRow extends Trace {
  /** The copy's docInstId in the tenant's library, the document's id in the public one. */
  target: string
}

export const searchRecordsModel = defineModel<SearchRecordRow>('searchRecords', 'id', ['owner'])
export const visitsModel = defineModel<VisitRow>('documentVisits', 'id', ['owner'])

const searchesKept = 10
const visitsKept = 7

const ownerOf = (account: string, library: Library) => `${account} ${library}`

/** Lays a trace on top of a user's others and drops what is too old. */
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

/** A user's traces in a library, the latest first. */
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
