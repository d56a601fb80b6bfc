import { circulation } from './circulation'
import { type Archive, type ArchivedDocument, archiveOf } from './document-archive'
import { documentTexts } from './document-texts'
import {
  type DocumentCopy,
  type DocumentModule,
  documentsOf,
  findDocument,
  unitNames,
} from './documents'
import type { Space } from './space'
import type { User } from './users'

/** The documents of past years that a space has. */
export function archiveIn({ scenario: { seed, volumes } }: Space): Archive {
  return archiveOf({ seed, count: volumes.archive ?? 0 })
}

/** Decides which documents of the archive a tenant has, and in which module. */
export function unitShelf(space: Space, { tenantId }: User) {
  const unit = unitNames(space).get(tenantId) ?? ''
  return ({ issuer, receivers, title }: ArchivedDocument): DocumentModule | undefined => {
    if (issuer === unit) return title.endsWith('纪要') ? '9' : '7'
    return receivers === null || receivers.includes(unit) ? '8' : undefined
  }
}

/** What addresses call docInstId: an archived copy is nothing but the tenant's view of the document. */
export const archivedCopyId = (documentId: string) => documentId.replace(/^gw-/, 'doc-')

function archivedCopy(space: Space, user: User, documentId: string): DocumentCopy | undefined {
  const document = archiveIn(space).unit.get(documentId)
  const module = document && unitShelf(space, user)(document)
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

/** A document of the user's tenant, of this year or the archive, by the copy's id. */
export function findUnitCopy(
  space: Space,
  user: User,
  docInstId: string,
): DocumentCopy | undefined {
  const found = findDocument(space, user, docInstId)
  return found ?? archivedCopy(space, user, docInstId.replace(/^doc-/, 'gw-'))
}

/** The same by the document's own id, if the tenant has it in one of these modules. */
export function findUnitDocument(
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
