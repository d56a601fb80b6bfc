import type { Area } from '../area'
import { documentPath } from '../contracts/document-path'
import { type DocumentDetail, readDocument, signDocument } from '../contracts/gw/contract'
import {
  type Box,
  type DocumentForm,
  type DocumentSummary,
  deleteDocumentDraft,
  openDocumentForm,
  pageDocuments,
  saveDocumentDraft,
  sendDocument,
} from '../contracts/official/contract'
import { documentErrors } from '../contracts/official/document-errors'
import { paperOf } from '../data/attachments'
import { chinaTime } from '../data/china-time'
import { seedDocuments } from '../data/document-seeds'
import {
  type DocumentCopy,
  type DocumentDraftRow,
  type DocumentModule,
  deliver,
  documentCopiesModel,
  documentDraftsModel,
  documentsModel,
  documentsOf,
  draftsOf,
  findDocument,
  nextNumber,
  signatures,
  tenantNames,
  waitingDocuments,
} from '../data/documents'
import { mentions, pageOf } from '../data/lists'
import { stampOf } from '../data/occasions'
import { recordVisit } from '../data/search-records'
import type { Space } from '../data/space'
import { findTenantCopy, findTenantDocument } from '../data/tenant-library'
import type { User } from '../data/users'
import { type Call, implement, implementOn, Refusal, refuseErrors, rowFor } from './implementation'

function summaryOf(space: Space, user: User, { copy, document }: DocumentCopy): DocumentSummary {
  const { id, title, number, secrecy, issuer, mainTo } = document
  return {
    id,
    title,
    number,
    secrecy,
    issuer,
    mainTo,
    docInstId: copy.id,
    modulesId: copy.module,
    time: copy.time,
    read: copy.module !== '8' || copy.readBy.includes(user.account),
    signed: copy.signed,
    ...signatures(space, id),
  }
}

function draftSummary({ id, title, number, secrecy, mainTo, savedAt }: DocumentDraftRow) {
  return {
    id,
    title,
    number,
    secrecy,
    mainTo,
    docInstId: '',
    modulesId: '',
    issuer: '',
    time: savedAt,
    read: true,
    signed: false,
    sentTo: 0,
    signedBy: 0,
  }
}

function rowsOf(space: Space, user: User, box: Box): DocumentSummary[] {
  if (box === 'drafts') return draftsOf(space, user).map(draftSummary)
  return documentsOf(space, user)
    .filter(({ copy }) => (copy.module === '8') === (box === 'received'))
    .map((found) => summaryOf(space, user, found))
}

const ownDraft = rowFor(documentDraftsModel, { account: 'account' }, '草稿不存在或已发送')

function detailOf({ copy, document }: DocumentCopy): DocumentDetail {
  const { id: docInstId, module, signed, records } = copy
  return {
    ...paperOf(document),
    docInstId,
    modulesId: module,
    signed: module === '8' ? signed : null,
    records,
  }
}

const modulesOfType: Record<'' | '0' | '1', DocumentModule[]> = {
  '': ['8', '7', '9'],
  0: ['8'],
  1: ['7'],
}

/** Finds a document by the copy's id, or by the document's own id if the address has no copy id. */
function wanted(space: Space, user: User, docInstId: string, id: string, type: '' | '0' | '1') {
  if (docInstId) return findTenantCopy(space, user, docInstId)
  return findTenantDocument(space, user, id, modulesOfType[type])
}

const reading = [
  implement(pageDocuments, ({ space, user, query: { box, keyword, pageNo, length } }) => {
    const found = rowsOf(space, user, box).filter(({ title, number, issuer, mainTo }) =>
      mentions(keyword, title, number, issuer, ...mainTo),
    )
    return { ...pageOf(found, pageNo, length), waiting: waitingDocuments(space, user).length }
  }),
  implement(readDocument, ({ space, user, query: { docInstId, id, type } }) => {
    const found = wanted(space, user, docInstId, id, type)
    if (!found) throw new Refusal(404, '公文不存在，或您所在单位无权查看')
    const { copy } = found
    const { account } = user
    // Archived documents count as read.
    if (findDocument(space, user, copy.id) && !copy.readBy.includes(account)) {
      const readBy = [...copy.readBy, account]
      space.collection(documentCopiesModel).update(copy.id, { readBy })
    }
    recordVisit(space, account, 'unit', copy.id)
    return detailOf(found)
  }),
  implement(signDocument, ({ space, user, now, body }) => {
    const found = findTenantCopy(space, user, body.docInstId)
    if (found?.copy.module !== '8') throw new Refusal(404, '没有可签收的公文')
    const { copy, document } = found
    if (copy.signed) throw new Refusal(400, '本单位已经签收过这份公文')
    const { username: person, orgName } = user
    const record = { at: stampOf(now), action: '签收', person, orgName }
    const patch = { signed: true, records: [...copy.records, record] }
    const signed = space.collection(documentCopiesModel).update(copy.id, patch) ?? copy
    return detailOf({ copy: signed, document })
  }),
]

function checkTenants(space: Space, user: User, { mainTo, copyTo }: DocumentForm) {
  const names = new Set(otherTenants(space, user))
  const unknown = [...mainTo, ...copyTo].find((name) => !names.has(name))
  if (unknown) throw new Refusal(400, `找不到单位：${unknown}`)
}

function otherTenants(space: Space, { tenantId }: User): string[] {
  return [...tenantNames(space)].filter(([id]) => id !== tenantId).map(([, name]) => name)
}

function checkComplete({ space, user }: Call, form: DocumentForm) {
  refuseErrors(documentErrors(form))
  const same = documentsOf(space, user).find(
    ({ copy, document }) => copy.module !== '8' && document.number === form.number,
  )
  if (same) throw new Refusal(409, `文号已用于《${same.document.title}》`)
}

const writing = [
  implement(openDocumentForm, (call) => {
    const { space, user, now, query } = call
    const number = nextNumber(space, user, chinaTime(now).year())
    const tenants = otherTenants(space, user)
    if (!query.id) {
      const empty = { title: '', secrecy: '内部' as const, mainTo: [], copyTo: [], body: '' }
      return { form: { ...empty, number }, tenants }
    }
    const {
      id: draftId,
      account: _,
      tenantId: __,
      savedAt: ___,
      ...draft
    } = ownDraft(call, query.id)
    return { form: { ...draft, draftId, number: draft.number || number }, tenants }
  }),
  implement(saveDocumentDraft, (call) => {
    const { space, user, now } = call
    const { draftId, ...form } = call.body
    checkTenants(space, user, form)
    const drafts = space.collection(documentDraftsModel)
    const { account, tenantId } = user
    const written = { ...form, account, tenantId, savedAt: stampOf(now) }
    if (draftId) drafts.update(ownDraft(call, draftId).id, written)
    const id = draftId ?? space.random.id('draft')
    if (!draftId) drafts.create({ id, ...written })
    return { id }
  }),
  implementOn(ownDraft, deleteDocumentDraft, ({ id }, { space }) => {
    space.collection(documentDraftsModel).remove(id)
  }),
  implement(sendDocument, (call) => {
    const { space, user, now } = call
    const { draftId, ...form } = call.body
    checkComplete(call, form)
    checkTenants(space, user, form)
    if (draftId) space.collection(documentDraftsModel).remove(ownDraft(call, draftId).id)
    const issuedAt = stampOf(now)
    const copyTo = form.copyTo.filter((name) => !form.mainTo.includes(name))
    const issuer = tenantNames(space).get(user.tenantId) ?? user.orgName
    const id = space.random.id('gw')
    const document = { ...form, copyTo, id, issuer, issuedAt, attachments: [] }
    const { username: person, orgName, tenantId, account } = user
    const records = [{ at: issuedAt, action: '发送', person, orgName }]
    const copy = deliver(space, document, { tenantId, records, readBy: [account] })
    return { id, docInstId: copy.id }
  }),
]

const pathOf = ({ id: docInstId, module: modulesId }: DocumentCopy['copy'], id: string) =>
  documentPath({ docInstId, id, modulesId })

export const documentsArea: Area = {
  name: 'documents',
  models: [documentsModel, documentCopiesModel, documentDraftsModel],
  seed: (space, { volumes }) => seedDocuments(space, volumes.documents ?? 0),
  implementations: [...reading, ...writing],
  badges: { official: (space, user) => waitingDocuments(space, user).length },
  todos: {
    official: (space, user) =>
      waitingDocuments(space, user).map(({ copy, document: { id, title, issuer } }) => ({
        id: copy.id,
        title,
        from: issuer,
        time: copy.time,
        path: pathOf(copy, id),
      })),
  },
  find: (space, user, keyword) =>
    documentsOf(space, user)
      .filter(({ document }) => document.title.includes(keyword) || document.body.includes(keyword))
      .map(({ copy, document: { id, title } }) => ({
        kind: '公文',
        title,
        time: copy.time,
        path: pathOf(copy, id),
      })),
}
