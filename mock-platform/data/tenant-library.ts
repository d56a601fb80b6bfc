import { circulation } from './circulation'
import { type Archive, type ArchivedDocument, archiveOf } from './document-archive'
import { documentTexts } from './document-texts'
import {
  type DocumentCopy,
  type DocumentModule,
  documentsOf,
  findDocument,
  tenantNames,
} from './documents'
import type { Space } from './space'
import type { User } from './users'

export function archiveIn({ scenario: { seed, volumes } }: Space): Archive {
  return archiveOf({ seed, count: volumes.archive ?? 0 })
}

/** Which documents of the archive a tenant has, and in which module. */
export function tenantShelf(space: Space, { tenantId }: User) {
  const tenant = tenantNames(space).get(tenantId) ?? ''
  return ({ issuer, receivers, title }: ArchivedDocument): DocumentModule | undefined => {
    if (issuer === tenant) return title.endsWith('纪要') ? '9' : '7'
    return receivers === null || receivers.includes(tenant) ? '8' : undefined
  }
}

/** Called docInstId in addresses: an archived copy is only the tenant's view of the document. */
export const archivedCopyId = (documentId: string) => documentId.replace(/^gw-/, 'doc-')

function archivedCopy(space: Space, user: User, documentId: string): DocumentCopy | undefined {
  const document = archiveIn(space).unit.get(documentId)
  const module = document && tenantShelf(space, user)(document)
  if (!module) return undefined
  const { id, issuer, issuedAt } = document
  const arrival = { at: issuedAt, action: '收到来文', person: '', orgName: issuer }
  const copy = {
    id: archivedCopyId(id),
    documentId: id,
    tenantId: user.tenantId,
    module,
    time: issuedAt,
    signed: true,
    records:
      module === '8'
        ? [arrival, ...circulation(id, issuedAt, documentTexts().receivedSteps)]
        : circulation(id, issuedAt, documentTexts().sentSteps),
    readBy: [],
  }
  return { copy, document }
}

/** Finds a document of this year or of the archive by the copy's id. */
export function findTenantCopy(
  space: Space,
  user: User,
  docInstId: string,
): DocumentCopy | undefined {
  const found = findDocument(space, user, docInstId)
  return found ?? archivedCopy(space, user, docInstId.replace(/^doc-/, 'gw-'))
}

/** The same by the document's own id, within the given modules. */
export function findTenantDocument(
  space: Space,
  user: User,
  id: string,
  modules: readonly DocumentModule[],
): DocumentCopy | undefined {
  const found = documentsOf(space, user).find(
    ({ copy, document }) => document.id === id && modules.includes(copy.module),
  )
  if (found) return found
  const archived = archivedCopy(space, user, id)
  return archived && modules.includes(archived.copy.module) ? archived : undefined
}
