import type { StoredPaper } from './attachments'
import { defineModel } from './collection'
import { composeDocument, documentNumber, everyText } from './document-kinds'
import { documentTexts } from './document-texts'
import { earlier, occasionAt, stampOf } from './occasions'
import type { Space } from './space'
import { archiveIn } from './tenant-library'

export const publicDocumentsModel = defineModel<StoredPaper>('publicDocuments', 'id')

/** Looks in the library and in the archive. */
export function findPublicDocument(space: Space, id: string): StoredPaper | undefined {
  return space.collection(publicDocumentsModel).get(id) ?? archiveIn(space).public.get(id)
}

/** The library reaches back about three years. */
const daysApart = 8

/** A document of every kind on every topic. */
export function seedPublicDocuments(space: Space): void {
  const texts = everyText(documentTexts().publicKinds)
  const order = space.random.sample(texts, texts.length)
  for (const [place, { kind, topic }] of order.entries()) {
    const moment = earlier(space, (order.length - place) * daysApart)
    const { title, body, attachment } = composeDocument(kind, topic, occasionAt(space, moment))
    space.collection(publicDocumentsModel).create({
      id: space.random.id('public'),
      title,
      number: documentNumber(topic.organisation, kind.mark, moment.year(), space.random.int(1, 90)),
      secrecy: '',
      issuer: topic.organisation,
      mainTo: kind.mark === '函' ? [] : ['各县（市、区）人民政府', '市政府各部门、各直属机构'],
      copyTo: [],
      body,
      issuedAt: stampOf(moment),
      attachments: space.random.chance(0.3) ? [attachment] : [],
    })
  }
}
