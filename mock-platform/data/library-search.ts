import type { SearchQuery } from '~contract/platform/document-search'
import { attachmentNames, type StoredPaper } from './attachments'
import { queryOf } from './chinese-tokens'
import type { Archive } from './document-archive'
import { documentsModel, documentsOf, moduleNames } from './documents'
import { findPublicDocument, publicDocumentsModel } from './public-documents'
import type { Library } from './search-records'
import type { Space } from './space'
import { archivedCopyId, archiveIn, tenantShelf } from './tenant-library'
import { createTextIndex, type Hit, type IndexedText, type TextIndex } from './text-index'
import type { User } from './users'

export interface Entry {
  document: StoredPaper
  docInstId: string
  modulesId: string
  modules: string
}

export const publicEntry = (document: StoredPaper): Entry => {
  return { document, docInstId: '', modulesId: '', modules: '公开文件' }
}

export function tenantEntry(
  document: StoredPaper,
  docInstId: string,
  modulesId: keyof typeof moduleNames,
): Entry {
  return { document, docInstId, modulesId, modules: moduleNames[modulesId] }
}

function indexedText(document: StoredPaper): IndexedText {
  const { id, title, number, issuer, body } = document
  return { id, title, number, issuer, body, files: attachmentNames(document) }
}

const rowIndexes = new WeakMap<Space, Record<Library, TextIndex>>()
const archiveIndexes = new WeakMap<Archive, Partial<Record<Library, Promise<TextIndex>>>>()

/** Adds the rows created since the last search. */
function rowIndex(space: Space, library: Library): TextIndex {
  const indexes = rowIndexes.get(space) ?? { unit: createTextIndex(), public: createTextIndex() }
  rowIndexes.set(space, indexes)
  const rows =
    library === 'unit'
      ? space.collection(documentsModel).all()
      : space.collection(publicDocumentsModel).all()
  indexes[library].add(rows.map(indexedText))
  return indexes[library]
}

/** Built once for all spaces with the same archive. */
function archiveIndex(archive: Archive, library: Library): Promise<TextIndex> {
  const indexes = archiveIndexes.get(archive) ?? {}
  archiveIndexes.set(archive, indexes)
  indexes[library] ??= fullIndex([...archive[library].values()])
  return indexes[library]
}

async function fullIndex(documents: readonly StoredPaper[]): Promise<TextIndex> {
  const index = createTextIndex()
  await index.addMany(documents.map(indexedText))
  return index
}

/** Builds the index that the first search in a library would have to wait for. */
export async function prepareLibrary(space: Space, library: Library): Promise<void> {
  await archiveIndex(archiveIn(space), library)
}

/** By document id. */
function entriesOf(space: Space, user: User, library: Library) {
  if (library === 'public') {
    return (id: string) => {
      const document = findPublicDocument(space, id)
      return document && publicEntry(document)
    }
  }
  const rows = new Map(documentsOf(space, user).map((found) => [found.document.id, found]))
  const moduleOf = tenantShelf(space, user)
  const archive = archiveIn(space).unit
  return (id: string) => {
    const row = rows.get(id)
    if (row) return tenantEntry(row.document, row.copy.id, row.copy.module)
    const document = archive.get(id)
    const module = document && moduleOf(document)
    return module && tenantEntry(document, archivedCopyId(id), module)
  }
}

function isWanted({ document }: Entry, { orgName, startDate, endDate }: SearchQuery): boolean {
  const day = document.issuedAt.slice(0, 10)
  return (
    document.issuer.includes(orgName) &&
    (!startDate || day >= startDate) &&
    (!endDate || day <= endDate)
  )
}

/** Most users look for a title or number that contains the keyword literally. */
const literalBoost = 3

function weighed({ score }: Hit, { document }: Entry, parts: readonly string[]): number {
  const heading = `${document.title} ${document.number}`.toLowerCase()
  return parts.every((part) => heading.includes(part)) ? score * literalBoost : score
}

/**
 * The entries of a library that match a query, in the query's order, with what to highlight in them. Rows and archive
 * are ranked separately; their texts are of the same kind, so their scores are comparable.
 */
export async function searchLibrary(
  space: Space,
  user: User,
  library: Library,
  query: SearchQuery,
): Promise<{ entries: Entry[]; marks: readonly string[] }> {
  const asked = queryOf(query.keyword)
  const indexes = [rowIndex(space, library), await archiveIndex(archiveIn(space), library)]
  const entryOf = entriesOf(space, user, library)
  const found = indexes
    .flatMap((index) => index.search(asked, query.queryLocation))
    .flatMap((hit) => {
      const entry = entryOf(hit.id)
      if (!entry || !isWanted(entry, query)) return []
      return [{ entry, score: weighed(hit, entry, asked.parts) }]
    })
    .sort((a, b) => {
      const byTime = b.entry.document.issuedAt.localeCompare(a.entry.document.issuedAt)
      return query.sortOrder === 'time' ? byTime : b.score - a.score || byTime
    })
  return { entries: found.map(({ entry }) => entry), marks: asked.marks }
}
