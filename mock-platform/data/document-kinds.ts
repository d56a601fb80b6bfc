import { type DocumentTopic, documentTopics } from './document-topics'
import type { Occasion } from './office-texts'

/** A kind of official document: how it is called, opened and closed. */
export interface DocumentKind<Moment extends Occasion = Occasion> {
  /** What its number says between the agency's mark and the year. */
  mark: '发' | '函' | '纪要'
  title(topic: string, occasion: Moment): string
  opening(topic: DocumentTopic, occasion: Moment): string
  closing(occasion: Moment): string
}

/** 预算绩效管理 is regulated by its 办法, all else by its 管理办法. */
const regulation = (topic: string) => `云州市${topic}${topic.endsWith('管理') ? '' : '管理'}办法`
const purpose = ({ aim }: DocumentTopic) => `为${aim}，`

/** What units send to each other. */
export const letterKinds: readonly DocumentKind[] = [
  {
    mark: '发',
    title: (topic, { year }) => `关于做好${year}年${topic}有关工作的通知`,
    opening: (topic) => `${purpose(topic)}现就做好${topic.name}有关工作通知如下。`,
    closing: ({ deadline }) => `请各单位将贯彻落实情况于 ${deadline} 前报送。`,
  },
  {
    mark: '发',
    title: (topic) => `关于印发《云州市${topic}工作方案》的通知`,
    opening: (topic) =>
      `《云州市${topic.name}工作方案》已经市政府同意，现印发给你们，请结合实际认真贯彻执行。`,
    closing: ({ department }) => `执行中遇到的问题，请及时与${department}联系。`,
  },
  {
    mark: '发',
    title: (topic) => `关于进一步加强${topic}工作的实施意见`,
    opening: (topic) => `${purpose(topic)}结合我市实际，提出如下实施意见。`,
    closing: () => '各单位要加强组织领导，细化任务分工，确保各项措施落到实处。',
  },
  {
    mark: '发',
    title: (topic, { year, month }) =>
      `关于${year}年第${'一二三四'[Math.floor((month - 1) / 3)]}季度${topic}工作情况的通报`,
    opening: (topic) =>
      `${purpose(topic)}近期对各单位${topic.name}工作开展情况进行了督查，现将有关情况通报如下。`,
    closing: ({ deadline }) => `存在问题的单位要举一反三，于 ${deadline} 前报送整改情况。`,
  },
  {
    mark: '函',
    title: (topic) => `关于征求《${regulation(topic)}（征求意见稿）》意见的函`,
    opening: (topic) =>
      `${purpose(topic)}我们起草了《${regulation(topic.name)}（征求意见稿）》，主要内容如下，现征求你单位意见。`,
    closing: ({ deadline }) => `请于 ${deadline} 前反馈书面意见，逾期未反馈的视为无意见。`,
  },
  {
    mark: '函',
    title: (topic) => `关于商请提供${topic}工作有关材料的函`,
    opening: (topic) => `${purpose(topic)}我单位正在汇总有关情况，商请贵单位围绕以下方面提供材料。`,
    closing: ({ deadline, department }) =>
      `请于 ${deadline} 前将材料送${department}，感谢对我单位工作的支持。`,
  },
  {
    mark: '纪要',
    title: (topic, { month }) => `${month}月份${topic}工作专题会议纪要`,
    opening: (topic, { room }) =>
      `近日，在${room}召开专题会议，研究${topic.name}工作。会议议定事项如下。`,
    closing: () => '会议要求，各有关单位按照职责分工抓好落实，办公室负责跟踪督办。',
  },
]

/** What the public library holds. */
export const publicKinds: readonly DocumentKind[] = [
  {
    mark: '发',
    title: regulation,
    opening: (topic) => `${purpose(topic)}根据有关法律法规，结合本市实际，制定本办法。`,
    closing: () => '本办法自公布之日起施行，有效期五年。',
  },
  {
    mark: '发',
    title: (topic, { year }) => `关于印发云州市${topic}三年行动计划（${year}—${year + 2}年）的通知`,
    opening: (topic) => `${purpose(topic)}制定本行动计划。`,
    closing: () => '市级有关部门要建立工作台账，每半年评估一次实施进展。',
  },
  {
    mark: '发',
    title: (topic) => `关于进一步加强${topic}工作的实施意见`,
    opening: (topic) => `${purpose(topic)}经市政府同意，提出如下实施意见。`,
    closing: () => '各县（市、区）人民政府要结合本地实际制定具体落实举措。',
  },
  {
    mark: '发',
    title: (topic, { year }) => `${year}年${topic}工作要点`,
    opening: (topic, { year }) => `${purpose(topic)}${year}年重点做好以下工作。`,
    closing: () => '各责任单位要明确时间表、路线图，年底前报告完成情况。',
  },
  {
    mark: '发',
    title: (topic) => `关于支持${topic}的若干政策措施`,
    opening: (topic) => `${purpose(topic)}制定以下政策措施。`,
    closing: () => '本政策措施与本市其他同类政策有重复的，按照从高不重复原则执行。',
  },
  {
    mark: '函',
    title: (topic, { year }) => `关于${year}年${topic}方面建议提案办理情况的复函`,
    opening: (topic) =>
      `您提出的关于${topic.name}的建议收悉。${purpose(topic)}我们开展了以下工作，现答复如下。`,
    closing: () => '感谢您对政府工作的关心和支持，欢迎继续提出宝贵意见。',
  },
]

const numerals = ['一', '二', '三', '四', '五', '六']

/** A document on a topic: title, text (a paragraph a line) and what is attached to it. */
export function composeDocument<Moment extends Occasion>(
  kind: DocumentKind<Moment>,
  topic: DocumentTopic,
  occasion: Moment,
) {
  const points = topic.measures.flatMap(([heading, text], place) => [
    `${numerals[place]}、${heading}`,
    text,
  ])
  return {
    title: kind.title(topic.name, occasion),
    body: [kind.opening(topic, occasion), ...points, kind.closing(occasion)].join('\n'),
    attachment: { name: `${topic.name}任务分解表.csv`, text: taskTable(topic, occasion) },
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

/** How agencies sign their numbers. */
const agencyMarks: Record<string, string> = {
  云州市人民政府办公室: '云政办',
  云州市发展和改革委员会: '云发改',
  云州市教育局: '云教',
  云州市科学技术局: '云科',
  云州市工业和信息化局: '云工信',
  云州市公安局: '云公',
  云州市民政局: '云民',
  云州市司法局: '云司',
  云州市财政局: '云财',
  云州市人力资源和社会保障局: '云人社',
  云州市自然资源局: '云自然资',
  云州市生态环境局: '云环',
  云州市住房和城乡建设局: '云建',
  云州市交通运输局: '云交',
  云州市水利局: '云水',
  云州市农业农村局: '云农',
  云州市商务局: '云商',
  云州市文化和旅游局: '云文旅',
  云州市卫生健康委员会: '云卫',
  云州市应急管理局: '云应急',
  云州市审计局: '云审',
  云州市市场监督管理局: '云市监',
  云州市统计局: '云统',
  云州市医疗保障局: '云医保',
  云州市大数据管理局: '云数',
  云州市机要和保密局: '云机保',
}

/** A document's number: 云政办发〔2026〕12号. */
export function documentNumber(organisation: string, mark: string, year: number, place: number) {
  return `${agencyMarks[organisation] ?? '云'}${mark}〔${year}〕${place}号`
}

/** Every pair of kind and topic, so that no two documents of one batch are alike. */
export function everyText(kinds: readonly DocumentKind[]) {
  return kinds.flatMap((kind) => documentTopics.map((topic) => ({ kind, topic })))
}
