import {
  type DocumentVisit,
  publicLibrary,
  type SearchQuery,
  type SearchResult,
  tenantLibrary,
} from '~contract/platform/document-search'
import { longestKeyword } from '~contract/portal/constants'
import type { Area } from '../area'
import { readPublicDocument } from '../contracts/gwsearch/contract'
import { attachmentNames, paperOf } from '../data/attachments'
import { excerpt, highlighted } from '../data/highlighting'
import {
  type Entry,
  prepareLibrary,
  publicEntry,
  searchLibrary,
  tenantEntry,
} from '../data/library-search'
import { pageOf } from '../data/lists'
import {
  findPublicDocument,
  publicDocumentsModel,
  seedPublicDocuments,
} from '../data/public-documents'
import {
  type Library,
  recordSearch,
  recordVisit,
  searchRecordsModel,
  tracesOf,
  visitsModel,
} from '../data/search-records'
import type { Space } from '../data/space'
import { findTenantCopy } from '../data/tenant-library'
import type { User } from '../data/users'
import { implement, Refusal } from './implementation'

function resultOf({ document, ...place }: Entry, marks: readonly string[]): SearchResult {
  return {
    ...place,
    gwId: document.id,
    id: document.id,
    title: highlighted(document.title, marks),
    gwContent: highlighted(excerpt(document.body, marks), marks),
    fileTitle: attachmentNames(document),
    orgName: document.issuer,
    instCreateTime: document.issuedAt,
  }
}

/** Drops invisible characters and lone surrogates. */
function keywordOf(given: string): string {
  const keyword = given.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim()
  if (!keyword) throw new Refusal(400, '请输入检索词')
  if (keyword.length > longestKeyword)
    throw new Refusal(400, `检索词不能超过 ${longestKeyword} 个字`)
  return keyword
}

async function search(space: Space, user: User, library: Library, query: SearchQuery) {
  const keyword = keywordOf(query.keyword)
  if (query.startDate && query.endDate && query.startDate > query.endDate)
    throw new Refusal(400, '结束日期不能早于开始日期')
  if (query.pageNo === 1 && query.keep !== false)
    recordSearch(space, user.account, library, keyword)
  const { entries, marks } = await searchLibrary(space, user, library, { ...query, keyword })
  return pageOf(entries, query.pageNo, query.pageSize, (entry) => resultOf(entry, marks))
}

function visitsOf(space: Space, user: User, library: Library): DocumentVisit[] {
  return tracesOf(space, visitsModel, user.account, library).flatMap(({ target }) => {
    const entry =
      library === 'unit' ? tenantTarget(space, user, target) : publicTarget(space, target)
    if (!entry) return []
    const { document, ...place } = entry
    return [{ ...place, id: document.id, title: document.title, orgName: document.issuer }]
  })
}

function tenantTarget(space: Space, user: User, docInstId: string): Entry | undefined {
  const found = findTenantCopy(space, user, docInstId)
  return found && tenantEntry(found.document, found.copy.id, found.copy.module)
}

function publicTarget(space: Space, id: string): Entry | undefined {
  const document = findPublicDocument(space, id)
  return document && publicEntry(document)
}

function implementations(library: Library, calls: typeof tenantLibrary | typeof publicLibrary) {
  return [
    implement(calls.searchDocuments, ({ space, user, body }) => search(space, user, library, body)),
    implement(calls.pageSearchHistory, ({ space, user, query }) => {
      // A user who reads their past searches is about to search.
      void prepareLibrary(space, library)
      const records = tracesOf(space, searchRecordsModel, user.account, library)
      return pageOf(records, query.pageNo, query.pageSize, ({ id, keyword }) => ({ id, keyword }))
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

export const documentSearchArea: Area = {
  name: 'documentSearch',
  models: [publicDocumentsModel, searchRecordsModel, visitsModel],
  seed(space, { volumes }) {
    if (volumes.documents) seedPublicDocuments(space)
  },
  implementations: [
    ...implementations('unit', tenantLibrary),
    ...implementations('public', publicLibrary),
    implement(tenantLibrary.pageVisits, ({ space, user, query }) =>
      pageOf(visitsOf(space, user, 'unit'), query.pageNo, query.pageSize),
    ),
    implement(publicLibrary.pageVisits, ({ space, user, body }) =>
      pageOf(visitsOf(space, user, 'public'), body.pageNo, body.pageSize),
    ),
    implement(readPublicDocument, ({ space, user, query: { docId } }) => {
      const document = findPublicDocument(space, docId)
      if (!document) throw new Refusal(404, '文件不存在或已撤下')
      recordVisit(space, user.account, 'public', docId)
      return paperOf(document)
    }),
  ],
}
