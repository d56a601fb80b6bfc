import type { DocumentKind } from './document-kinds'
import type { Occasion } from './office-texts'

/** Where and when a document of past years was written. */
export interface PastOccasion extends Occasion {
  region: string
}

export const regions = [
  '云东区',
  '云西区',
  '城北新区',
  '滨江区',
  '清河县',
  '平山县',
  '白石县',
  '临湖县',
  '望江市',
  '安和市',
  '经济技术开发区',
  '高新技术产业园区',
]

/** What units wrote to each other in past years; with region, topic and year no title comes twice. */
export const pastLetterKinds: readonly DocumentKind<PastOccasion>[] = [
  {
    mark: '发',
    title: (topic, { region, year }) => `关于${region}${year}年${topic}工作情况的通报`,
    opening: ({ name, aim }, { region, year }) =>
      `为${aim}，${year}年我们对${region}${name}工作进行了专项督查，现将有关情况通报如下。`,
    closing: ({ region, deadline }) =>
      `${region}要对照通报指出的问题逐项整改，于 ${deadline} 前报送整改情况。`,
  },
  {
    mark: '函',
    title: (topic, { region, year }) => `关于${region}申请${year}年${topic}专项资金的复函`,
    opening: ({ name }, { region }) =>
      `《关于${region}申请${name}专项资金的请示》收悉。经研究，原则同意安排专项资金，现将有关事项函复如下。`,
    closing: ({ department }) => `资金使用情况请每季度报送${department}备案，并接受审计监督。`,
  },
  {
    mark: '发',
    title: (topic, { region, year }) => `关于批准${region}开展${year}年${topic}试点的批复`,
    opening: ({ name, aim }, { region }) =>
      `你们报送的试点方案收悉。为${aim}，同意${region}开展${name}试点工作，批复如下。`,
    closing: () => '试点中的重大问题及时请示报告，试点期满后形成可复制、可推广的经验。',
  },
  {
    mark: '发',
    title: (topic, { region, year }) => `关于召开${year}年${region}${topic}现场推进会的通知`,
    opening: ({ name }, { region, room }) =>
      `为总结交流${name}工作经验，定于近期在${region}召开现场推进会，集中地点为${room}，有关事项通知如下。`,
    closing: ({ deadline, department }) => `请将参会人员名单于 ${deadline} 前报${department}。`,
  },
  {
    mark: '函',
    title: (topic, { region, year }) => `关于商请支持${region}${year}年${topic}重点项目的函`,
    opening: ({ name, aim }, { region }) =>
      `为${aim}，${region}正在推进${name}重点项目，需要贵单位在以下方面给予支持。`,
    closing: ({ department }) => `可否，请函复。联系单位：${department}。`,
  },
  {
    mark: '发',
    title: (topic, { region, year }) => `关于调整${year}年${region}${topic}工作领导小组成员的通知`,
    opening: ({ name }, { region }) =>
      `因人员变动和工作需要，决定调整${region}${name}工作领导小组成员。领导小组主要职责如下。`,
    closing: () => '领导小组办公室设在牵头单位，成员如有变动由所在单位自行递补。',
  },
  {
    mark: '纪要',
    title: (topic, { region, year, month }) => `${year}年${month}月${region}${topic}调度会会议纪要`,
    opening: ({ name }, { region, room }) =>
      `近日，在${room}召开调度会，听取${region}${name}工作情况汇报。会议议定事项如下。`,
    closing: () => '会议强调，议定事项纳入督查台账，办公室按月通报进展。',
  },
]

/** What the public library holds of past years. */
export const pastPublicKinds: readonly DocumentKind<PastOccasion>[] = [
  {
    mark: '发',
    title: (topic, { region, year }) => `${region}${year}年${topic}实施方案`,
    opening: ({ aim }, { region }) => `为${aim}，结合${region}实际，制定本实施方案。`,
    closing: () => '各责任单位要细化措施、压茬推进，年底前报送总结。',
  },
  {
    mark: '发',
    title: (topic, { region, year }) => `关于公布${year}年${region}${topic}示范单位名单的公告`,
    opening: ({ name }, { region }) =>
      `经自愿申报、实地核查、集中评审和社会公示，现将${region}${name}示范单位名单予以公布。`,
    closing: () => '示范单位实行动态管理，有效期三年。',
  },
  {
    mark: '函',
    title: (topic, { region, year }) => `对${year}年关于加强${region}${topic}的建议的答复`,
    opening: ({ name, aim }, { region }) =>
      `您提出的关于加强${region}${name}的建议收悉。为${aim}，我们开展了以下工作，现答复如下。`,
    closing: () => '感谢您对政府工作的关心和支持，欢迎继续提出宝贵意见。',
  },
]

/** Measures that belong to any topic. */
export const commonMeasures: readonly (readonly [string, string])[] = [
  [
    '加强组织领导',
    '主要负责同志亲自抓、分管负责同志具体抓，明确专人负责，形成一级抓一级的工作格局。',
  ],
  ['强化资金保障', '统筹用好各级专项资金，严格执行预算管理规定，确保专款专用、发挥实效。'],
  ['严格督导考核', '将落实情况纳入年度目标考核，对进展缓慢、落实不力的予以通报约谈。'],
  ['做好宣传引导', '充分利用广播电视、政务新媒体宣传政策举措和典型经验，营造良好氛围。'],
  ['完善工作台账', '建立任务、责任、进度三张清单，实行销号管理，每月底更新进展情况。'],
  ['注重统筹协调', '建立部门联席会议制度，每季度会商一次，协调解决跨部门、跨区域的难点问题。'],
  ['严守纪律规矩', '落实中央八项规定精神，切实减轻基层负担，严禁层层加码、搞形式主义。'],
  ['提升队伍能力', '分批开展业务培训，组织岗位练兵，年内实现一线工作人员轮训全覆盖。'],
]

/** What people attach, beside the table of tasks. */
export const furtherAttachments = ['联系人名单.csv', '责任清单.csv', '政策解读.pdf', '起草说明.pdf']
