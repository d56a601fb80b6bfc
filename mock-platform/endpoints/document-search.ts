import {
  type DocumentVisit,
  publicLibrary,
  type SearchQuery,
  type SearchResult,
  unitLibrary,
} from '~/platform/contract/document-search'
import type { Area } from '../area'
import { documentsOf, findDocument, moduleNames } from '../data/documents'
import { pageOf } from '../data/page'
import { publicDocumentsModel, seedPublicDocuments } from '../data/public-documents'
import {
  type Library,
  recordSearch,
  recordVisit,
  searchRecordsModel,
  tracesOf,
  visitsModel,
} from '../data/search-records'
import type { Space } from '../data/space'
import { excerpt, highlighted, relevance, termsOf } from '../data/text-search'
import type { User } from '../data/users'
import type { Paper } from '../sub-apps/gw/contract'
import { readPublicDocument } from '../sub-apps/gwsearch/contract'
import { implement, Refusal } from './implementation'

/** A document of either library, and where it is found. */
interface Entry {
  document: Paper
  docInstId: string
  modulesId: string
  modules: string
}

const publicEntry = (document: Paper): Entry => {
  return { document, docInstId: '', modulesId: '', modules: '公开文件' }
}

function entriesOf(space: Space, user: User, library: Library): Entry[] {
  if (library === 'public') return space.collection(publicDocumentsModel).all().map(publicEntry)
  return documentsOf(space, user).map(({ copy, document }) => unitEntry(copy, document))
}

function unitEntry(copy: { id: string; module: keyof typeof moduleNames }, document: Paper): Entry {
  const { id: docInstId, module: modulesId } = copy
  return { document, docInstId, modulesId, modules: moduleNames[modulesId] }
}

function isWanted({ document }: Entry, { orgName, startDate, endDate }: SearchQuery): boolean {
  const day = document.issuedAt.slice(0, 10)
  return (
    document.issuer.includes(orgName) &&
    (!startDate || day >= startDate) &&
    (!endDate || day <= endDate)
  )
}

const fileNames = ({ attachments }: Paper) => attachments.map(({ name }) => name).join(',')

function resultOf({ document, ...place }: Entry, terms: string[]): SearchResult {
  return {
    ...place,
    gwId: document.id,
    id: document.id,
    title: highlighted(document.title, terms),
    gwContent: highlighted(excerpt(document.body, terms), terms),
    fileTitle: fileNames(document),
    orgName: document.issuer,
    instCreateTime: document.issuedAt,
  }
}

function search(space: Space, user: User, library: Library, query: SearchQuery) {
  const keyword = query.keyword.trim()
  if (!keyword) throw new Refusal(400, '请输入检索词')
  if (query.startDate && query.endDate && query.startDate > query.endDate)
    throw new Refusal(400, '结束日期不能早于开始日期')
  if (query.pageNo === 1) recordSearch(space, user.account, library, keyword)
  const terms = termsOf(keyword)
  const found = entriesOf(space, user, library)
    .filter((entry) => isWanted(entry, query))
    .map((entry) => {
      const text = { ...entry.document, files: fileNames(entry.document) }
      return { entry, score: relevance(text, terms, query.queryLocation) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => {
      const byTime = b.entry.document.issuedAt.localeCompare(a.entry.document.issuedAt)
      return query.sortOrder === 'time' ? byTime : b.score - a.score || byTime
    })
  const page = pageOf(found, query.pageNo, query.pageSize)
  return { ...page, records: page.records.map(({ entry }) => resultOf(entry, terms)) }
}

function visitsOf(space: Space, user: User, library: Library): DocumentVisit[] {
  return tracesOf(space, visitsModel, user.account, library).flatMap(({ target }) => {
    const entry = library === 'unit' ? unitTarget(space, user, target) : publicTarget(space, target)
    if (!entry) return []
    const { document, ...place } = entry
    return [{ ...place, id: document.id, title: document.title, orgName: document.issuer }]
  })
}

function unitTarget(space: Space, user: User, docInstId: string): Entry | undefined {
  const found = findDocument(space, user, docInstId)
  return found && unitEntry(found.copy, found.document)
}

function publicTarget(space: Space, id: string): Entry | undefined {
  const document = space.collection(publicDocumentsModel).get(id)
  return document && publicEntry(document)
}

/** What both libraries answer alike. */
function implementations(library: Library, calls: typeof unitLibrary | typeof publicLibrary) {
  return [
    implement(calls.searchDocuments, ({ space, user, body }) => search(space, user, library, body)),
    implement(calls.pageSearchHistory, ({ space, user, query }) => {
      const records = tracesOf(space, searchRecordsModel, user.account, library)
      const keywords = records.map(({ id, keyword }) => ({ id, keyword }))
      return pageOf(keywords, query.pageNo, query.pageSize)
    }),
    implement(calls.clearSearchHistory, ({ space, user }) => {
      for (const { id } of tracesOf(space, searchRecordsModel, user.account, library))
        space.collection(searchRecordsModel).remove(id)
    }),
    implement(calls.deleteSearchRecord, ({ space, user, query }) => {
      const own = tracesOf(space, searchRecordsModel, user.account, library)
      if (!own.some(({ id }) => id === query.id)) throw new Refusal(404, '检索记录不存在')
      space.collection(searchRecordsModel).remove(query.id)
    }),
  ]
}

/** The document search: the unit's documents, and the public library. */
export const documentSearchArea: Area = {
  name: 'documentSearch',
  models: [publicDocumentsModel, searchRecordsModel, visitsModel],
  seed(space, { volumes }) {
    if (volumes.documents) seedPublicDocuments(space)
  },
  implementations: [
    ...implementations('unit', unitLibrary),
    ...implementations('public', publicLibrary),
    implement(unitLibrary.pageVisits, ({ space, user, query }) =>
      pageOf(visitsOf(space, user, 'unit'), query.pageNo, query.pageSize),
    ),
    implement(publicLibrary.pageVisits, ({ space, user, body }) =>
      pageOf(visitsOf(space, user, 'public'), body.pageNo, body.pageSize),
    ),
    implement(readPublicDocument, ({ space, user, query: { docId } }) => {
      const document = space.collection(publicDocumentsModel).get(docId)
      if (!document) throw new Refusal(404, '文件不存在或已撤下')
      recordVisit(space, user.account, 'public', docId)
      return document
    }),
  ],
}
