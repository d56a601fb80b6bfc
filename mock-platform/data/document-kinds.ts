import { type DocumentKind, type DocumentTopic, documentTexts } from './document-texts'
import { type Occasion, saidOn } from './occasions'
import { words } from './words'

/** 预算绩效管理 is regulated by its 办法, everything else by its 管理办法. */
const regulation = (topic: string) => `云州市${topic}${topic.endsWith('管理') ? '' : '管理'}办法`

const numerals = ['一', '二', '三', '四', '五', '六']

/** `body` has one paragraph per line. */
export function composeDocument(kind: DocumentKind, topic: DocumentTopic, occasion: Occasion) {
  const { name, aim } = topic
  const said = (text: string) =>
    saidOn(text, occasion, { topic: name, aim, regulation: regulation(name) })
  const points = topic.measures.flatMap(([heading, text], place) => [
    `${numerals[place]}、${heading}`,
    text,
  ])
  return {
    title: said(kind.title),
    body: [said(kind.opening), ...points, said(kind.closing)].join('\n'),
    attachment: { name: `${name}任务分解表.csv`, text: taskTable(topic, occasion) },
  }
}

function taskTable({ measures, organisation }: DocumentTopic, { deadline }: Occasion): string {
  const rows = measures.map(([heading, text], place) => [
    place + 1,
    heading,
    text,
    organisation,
    deadline,
  ])
  const cells = [['序号', '重点任务', '具体内容', '责任单位', '完成时限'], ...rows]
  return cells.map((row) => row.join(',')).join('\r\n')
}

/** A document's number: 云政办发〔2026〕12号. */
export function documentNumber(organisation: string, mark: string, year: number, place: number) {
  return `${words().agencyMarks[organisation] ?? '云'}${mark}〔${year}〕${place}号`
}

/** Every pair of kind and topic, so that no two documents of a batch are alike. */
export function everyText(kinds: readonly DocumentKind[]) {
  return kinds.flatMap((kind) => documentTexts().topics.map((topic) => ({ kind, topic })))
}
