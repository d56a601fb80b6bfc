import type { ChinaTime } from './china-time'
import { circulation } from './circulation'
import { composeDocument, documentNumber, everyText } from './document-kinds'
import { documentTexts } from './document-texts'
import {
  type DocumentRow,
  deliver,
  documentCopiesModel,
  documentDraftsModel,
  documentsModel,
  receive,
  tenantNames,
} from './documents'
import { earlier, occasionAt, stampOf } from './occasions'
import type { Space } from './space'
import { personName } from './words'

const unreadAtStart = 6

/** Gives every tenant `count` received documents, a third as many sent ones, and two drafts per user. */
export function seedDocuments(space: Space, count: number): void {
  if (!count) return
  const texts = space.random.sample(
    everyText(documentTexts().letterKinds),
    Number.POSITIVE_INFINITY,
  )
  const nextText = () => {
    const text = texts.shift() as (typeof texts)[number]
    texts.push(text)
    return text
  }
  for (const [tenantId, name] of tenantNames(space)) {
    seedSent(space, tenantId, name, Math.ceil(count / 3), nextText)
    seedReceived(space, tenantId, name, count, nextText)
  }
  settleOlder(space)
  for (const user of space.users.all()) seedDrafts(space, user.account, nextText)
}

type NextText = () => ReturnType<typeof everyText>[number]

function seedSent(space: Space, tenantId: string, name: string, count: number, next: NextText) {
  const others = [...tenantNames(space).values()].filter((other) => other !== name)
  for (let place = count; place > 0; place--) {
    const moment = earlier(space, place * 4)
    const [first, ...rest] = space.random.sample(others, space.random.int(2, 4))
    const document = issued(space, name, moment, count - place + 1, next(), {
      mainTo: first ? [first, ...rest.slice(1)] : [],
      copyTo: rest.slice(0, 1),
    })
    const records = documentTexts().sentSteps.map(({ action, opinion, after }) => ({
      at: stampOf(moment.add(after, 'hour')),
      action,
      person: personName(space.random),
      orgName: occasionAt(space, moment).department,
      ...(opinion && { opinion }),
    }))
    const readBy = space.users.all().map(({ account }) => account)
    deliver(space, document, { tenantId, records, readBy })
  }
}

function seedReceived(space: Space, tenantId: string, name: string, count: number, next: NextText) {
  for (let place = 0; place < count; place++) {
    const text = next()
    const { organisation } = text.topic
    if (organisation === name) continue
    const moment = earlier(space, place * 2)
    const to = { mainTo: [name], copyTo: [] }
    const document = issued(space, organisation, moment, 40 + count - place, text, to)
    space.collection(documentsModel).create(document)
    receive(space, document, tenantId)
  }
}

function issued(
  space: Space,
  issuer: string,
  moment: ChinaTime,
  place: number,
  { kind, topic }: ReturnType<NextText>,
  to: Pick<DocumentRow, 'mainTo' | 'copyTo'>,
): DocumentRow {
  const { title, body, attachment } = composeDocument(kind, topic, occasionAt(space, moment))
  return {
    id: space.random.id('gw'),
    title,
    number: documentNumber(issuer, kind.mark, moment.year(), place),
    secrecy: space.random.chance(0.15) ? '工作秘密' : space.random.chance(0.5) ? '内部' : '公开',
    issuer,
    body,
    issuedAt: stampOf(moment),
    attachments: space.random.chance(0.4) ? [attachment] : [],
    ...to,
  }
}

/** Marks all but the newest received documents as signed, and as read by most users. */
function settleOlder(space: Space) {
  const copies = space.collection(documentCopiesModel)
  const users = space.users.all()
  for (const tenantId of tenantNames(space).keys()) {
    const received = copies.by('tenantId', tenantId).filter(({ module }) => module === '8')
    received.sort((a, b) => b.time.localeCompare(a.time))
    for (const [place, copy] of received.entries()) {
      const old = place >= unreadAtStart
      const readBy = users.filter(() => space.random.chance(old ? 1 : 0.3))
      const signed = old && space.random.chance(0.9)
      const orgName = occasionAt(space, earlier(space, 0)).department
      const signer = { person: personName(space.random), orgName }
      const steps = circulation(copy.id, copy.time, documentTexts().receivedSteps.slice(0, 3)).map(
        (record) => (record.action === '签收' ? { ...record, ...signer } : record),
      )
      copies.update(copy.id, {
        readBy: readBy.map(({ account }) => account),
        signed,
        records: signed ? [...copy.records, ...steps] : copy.records,
      })
    }
  }
}

function seedDrafts(space: Space, account: string, next: NextText) {
  const user = space.users.get(account)
  if (!user) return
  const others = [...tenantNames(space)].filter(([tenantId]) => tenantId !== user.tenantId)
  for (const daysAgo of [3, 1]) {
    const moment = earlier(space, daysAgo)
    const { kind, topic } = next()
    const { title, body } = composeDocument(kind, topic, occasionAt(space, moment))
    space.collection(documentDraftsModel).create({
      id: space.random.id('draft'),
      account,
      tenantId: user.tenantId,
      title,
      number: '',
      secrecy: '内部',
      mainTo: space.random.sample(others, 1).map(([, name]) => name),
      copyTo: [],
      body,
      savedAt: stampOf(moment),
    })
  }
}
