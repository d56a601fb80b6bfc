import type { Values } from '../sub-apps/workflow/kinds'
import type { ChinaTime } from './china-time'
import type { Random } from './random'

/** What somebody fills in on a day, by kind of request. */
type Filling = (random: Random, day: ChinaTime) => Values

const dateOf = (day: ChinaTime) => day.date()

const leaves = [
  ['年休假', '按年度休假计划安排年休假，工作已交接给同科室人员。'],
  ['事假', '家中有事需本人处理，期间保持通讯畅通。'],
  ['病假', '身体不适需就医复查，附医院诊断证明。'],
  ['年休假', '子女开学需陪同办理入学手续，申请年休假。'],
] as const

const journeys = [
  ['清河县政务服务中心', '参加基层政务公开标准化建设现场会。'],
  ['省政府办公厅', '报送年度重点工作总结材料并汇报有关事项。'],
  ['滨海新区管委会', '陪同调研组实地查看重点项目建设情况。'],
  ['云州高铁站', '接送来访考察团一行。'],
  ['青石镇人民政府', '开展乡村振兴结对帮扶走访。'],
] as const

const papers = [
  ['单位公章', '关于报送年度工作总结的函', '向上级单位正式报送。'],
  ['合同专用章', '办公设备采购合同', '政府采购项目已完成公示，双方签订合同。'],
  ['办公室印章', '工作人员在职证明', '个人办理公积金业务需要。'],
  ['单位公章', '关于商请提供统计数据的函', '编制年度报告需有关单位提供数据。'],
] as const

const bills = [
  ['差旅费', '赴省城参加公文处理业务培训，含交通、住宿和伙食补助。'],
  ['办公用品', '采购打印纸、硒鼓等日常办公用品。'],
  ['会议费', '全市办公室主任会议会场布置及材料费用。'],
  ['印刷费', '印制政务公开宣传手册。'],
  ['培训费', '参加网络安全专题培训的报名费。'],
] as const

const leave: Filling = (random, day) => {
  const [type, reason] = random.pick(leaves)
  const from = day.add(random.int(2, 6), 'day')
  return { type, from: dateOf(from), to: dateOf(from.add(random.int(0, 4), 'day')), reason }
}

const vehicle: Filling = (random, day) => {
  const [destination, reason] = random.pick(journeys)
  const date = dateOf(day.add(random.int(1, 4), 'day'))
  const time = `${date}T${random.pick(['08:30', '09:00', '13:30', '14:00'])}`
  return { time, destination, passengers: String(random.int(1, 7)), reason }
}

const seal: Filling = (random) => {
  const [name, document, reason] = random.pick(papers)
  return { seal: name, document, copies: String(random.int(1, 6)), reason }
}

const expense: Filling = (random, day) => {
  const [category, reason] = random.pick(bills)
  const amount = (random.int(12_000, 480_000) / 100).toFixed(2)
  return { category, amount, date: dateOf(day.subtract(random.int(1, 6), 'day')), reason }
}

export const fillings: Record<string, Filling> = { leave, vehicle, seal, expense }

export const agreements = ['同意。', '同意，请按规定办理。', '情况属实，同意。', '已核，同意。']

export const objections = [
  '材料不全，请补充后重新提交。',
  '近期任务较重，请调整时间后再报。',
  '与年度计划不符，暂不同意。',
]
