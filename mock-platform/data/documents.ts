import type { DocumentRecord } from '../contracts/gw/contract'
import type { DocumentForm, Secrecy } from '../contracts/official/contract'
import type { StoredPaper } from './attachments'
import { defineModel } from './collection'
import { documentNumber } from './document-kinds'
import { latestFirst } from './lists'
import type { Space } from './space'
import type { User } from './users'

/** A document as issued; every tenant concerned has a copy of its own. */
export interface DocumentRow extends StoredPaper {
  secrecy: Secrecy
}

/** 8 received, 7 sent, 9 minutes of a meeting. */
export type DocumentModule = '8' | '7' | '9'

export const moduleNames: Record<DocumentModule, string> = { 8: '收文', 7: '发文', 9: '会议纪要' }

export interface DocumentCopyRow {
  /** Called docInstId in addresses. */
  id: string
  documentId: string
  tenantId: string
  module: DocumentModule
  /** `YYYY-MM-DD HH:mm:ss` of its arrival or sending. */
  time: string
  signed: boolean
  records: DocumentRecord[]
  /** Accounts. */
  readBy: string[]
}

export interface DocumentDraftRow extends Omit<DocumentForm, 'draftId'> {
  id: string
  account: string
  tenantId: string
  savedAt: string
}

export const documentsModel = defineModel<DocumentRow>('documents', 'id')
export const documentCopiesModel = defineModel<DocumentCopyRow>('documentCopies', 'id', [
  'tenantId',
  'documentId',
])
export const documentDraftsModel = defineModel<DocumentDraftRow>('documentDrafts', 'id', [
  'account',
])

export interface DocumentCopy {
  copy: DocumentCopyRow
  document: DocumentRow
}

/** Newest first. */
export function documentsOf(space: Space, { tenantId }: User): DocumentCopy[] {
  const documents = space.collection(documentsModel)
  const copies = space.collection(documentCopiesModel).by('tenantId', tenantId)
  return latestFirst(copies, 'time').flatMap((copy) => {
    const document = documents.get(copy.documentId)
    return document ? [{ copy, document }] : []
  })
}

/** By the copy's own id, within the user's tenant. */
export function findDocument(
  space: Space,
  user: User,
  docInstId: string,
): DocumentCopy | undefined {
  const copy = space.collection(documentCopiesModel).get(docInstId)
  const document = copy && space.collection(documentsModel).get(copy.documentId)
  return document && copy.tenantId === user.tenantId ? { copy, document } : undefined
}

export function draftsOf(space: Space, { account, tenantId }: User): DocumentDraftRow[] {
  const drafts = space.collection(documentDraftsModel).by('account', account)
  return latestFirst(
    drafts.filter((draft) => draft.tenantId === tenantId),
    'savedAt',
  )
}

/** Documents that the user's tenant has received but not signed for. Every count of waiting documents uses this. */
export function waitingDocuments(space: Space, user: User): DocumentCopy[] {
  return documentsOf(space, user).filter(({ copy }) => copy.module === '8' && !copy.signed)
}

/** The tenants that have users on the platform: names by tenantId. */
export function tenantNames(space: Space): Map<string, string> {
  const tenants = space.users
    .all()
    .flatMap(({ tenants }) => tenants.filter((tenant) => !tenant.separator))
  return new Map(
    tenants.map((tenant) => [tenant.tenantId, tenant.othTenantName || tenant.appName || '']),
  )
}

/** The number of a tenant's next document. */
export function nextNumber(space: Space, { tenantId }: User, year: number): string {
  const documents = space.collection(documentsModel)
  const places = space
    .collection(documentCopiesModel)
    .by('tenantId', tenantId)
    .filter(({ module }) => module !== '8')
    .map(({ documentId }) => documents.get(documentId)?.number ?? '')
    .filter((number) => number.includes(`发〔${year}〕`))
    .map((number) => Number(/(\d+)号$/.exec(number)?.[1] ?? 0))
  const name = tenantNames(space).get(tenantId) ?? ''
  return documentNumber(name, '发', year, Math.max(0, ...places) + 1)
}

/** Gives a document to its sender and to every receiving tenant; returns the sender's copy. */
export function deliver(
  space: Space,
  document: DocumentRow,
  from: { tenantId: string; records: DocumentRecord[]; readBy: string[] },
): DocumentCopyRow {
  space.collection(documentsModel).create(document)
  const receivers = new Set([...document.mainTo, ...document.copyTo])
  for (const [tenantId, name] of tenantNames(space)) {
    if (tenantId !== from.tenantId && receivers.has(name)) receive(space, document, tenantId)
  }
  return space.collection(documentCopiesModel).create({
    id: space.random.id('doc'),
    documentId: document.id,
    tenantId: from.tenantId,
    module: document.title.endsWith('纪要') ? '9' : '7',
    time: document.issuedAt,
    signed: false,
    records: from.records,
    readBy: from.readBy,
  })
}

export function receive(space: Space, document: DocumentRow, tenantId: string): DocumentCopyRow {
  const received = {
    at: document.issuedAt,
    action: '收到来文',
    person: '',
    orgName: document.issuer,
  }
  return space.collection(documentCopiesModel).create({
    id: space.random.id('doc'),
    documentId: document.id,
    tenantId,
    module: '8',
    time: document.issuedAt,
    signed: false,
    records: [received],
    readBy: [],
  })
}

/** How many receiving tenants there are, and how many have signed. */
export function signatures(space: Space, documentId: string): { sentTo: number; signedBy: number } {
  const received = space
    .collection(documentCopiesModel)
    .by('documentId', documentId)
    .filter(({ module }) => module === '8')
  return { sentTo: received.length, signedBy: received.filter(({ signed }) => signed).length }
}
