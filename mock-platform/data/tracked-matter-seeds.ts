import { chinaTime } from './china-time'
import { earlier, stampOf } from './occasions'
import type { Space } from './space'
import { type EntryRow, type MatterRow, mattersModel } from './tracked-matters'
import { type User, usersModel } from './users'

/** What is to be done, where it was decided, what it asks for, and in how many days it is due. */
const decisions: readonly [title: string, source: string, demand: string, days: number][] = [
  [
    '推进政务服务“一件事”改革落地',
    '市政府常务会议',
    '梳理首批 15 个“一件事”，明确牵头单位、办理时限和材料清单，月底前上线运行。',
    5,
  ],
  [
    '城北新区供水管网改造',
    '市领导批示',
    '完成老旧管网摸底，10 公里以上主管线年内开工，施工期间保障居民用水。',
    34,
  ],
  [
    '义务教育学位供给专项行动',
    '政府工作报告',
    '新增学位 6,000 个，开学前完成 4 所学校交付使用。',
    -3,
  ],
  [
    '历史遗留“办证难”问题清零',
    '市政府专题会议',
    '逐小区建立台账，能办则办、应办尽办，每周报送进度。',
    -12,
  ],
  [
    '数字政府一体化平台二期建设',
    '市委深改委会议',
    '完成统一身份认证、电子证照和公共支付三项能力接入。',
    61,
  ],
  ['防汛隐患排查整改', '防汛工作会议', '汛前完成 38 处隐患点整改销号，落实责任人和应急物资。', 2],
  [
    '减轻基层负担清理规范工作',
    '市委专题会议',
    '清理各类工作台账、报表和政务应用程序，形成保留目录。',
    20,
  ],
  [
    '营商环境评价指标提升',
    '市长办公会议',
    '对照短板指标逐项制定提升方案，企业开办压缩至 0.5 个工作日。',
    12,
  ],
  ['老旧小区加装电梯补贴发放', '民生实事清单', '完成 120 台电梯的补贴审核和发放。', -40],
]

const reports = [
  '已完成方案编制并征求各单位意见，正在修改完善。',
  '本周召开协调会 1 次，解决跨部门数据共享问题 3 个。',
  '现场踏勘已结束，施工单位进场准备。',
  '台账已建立，第一批问题整改完成。',
]
const urges = ['进度偏慢，请说明原因并倒排工期。', '临近期限，请抓紧办理。', '请补充下一步安排。']
const replies = ['收到，正在协调解决。', '已约请相关单位会商，会后报送结果。']

/** What each unit has to get done; some of it by people with accounts. */
export function seedMatters(space: Space): void {
  const users = space.collection(usersModel).all()
  for (const tenantId of new Set(users.map((user) => user.tenantId))) {
    const people = users.filter((user) => user.tenantId === tenantId)
    for (const [index, decision] of decisions.entries()) {
      space.collection(mattersModel).create(matterOf(space, tenantId, people, index, decision))
    }
  }
}

function matterOf(
  space: Space,
  tenantId: string,
  people: readonly User[],
  index: number,
  [title, source, demand, days]: (typeof decisions)[number],
): MatterRow {
  const { random } = space
  const owner = people[index % Math.max(2, people.length)]
  const name = owner?.username ?? space.faker.person.fullName()
  const done = days < -30
  const entries = entriesOf(space, { account: owner?.account ?? '', name }, done)
  return {
    id: random.id('matter'),
    tenantId,
    title,
    source,
    demand,
    office: owner?.orgName || '综合科',
    ownerAccount: owner?.account ?? '',
    owner: name,
    deadline: chinaTime(space.now()).add(days, 'day').date(),
    progress: entries.findLast(({ progress }) => progress !== null)?.progress ?? 0,
    entries,
    // Everybody has read of the finished ones, and of the others all but what came last.
    seen: Object.fromEntries(
      people.map(({ account }) => [account, done ? entries.length : entries.length - 2]),
    ),
  }
}

function entriesOf(space: Space, owner: { account: string; name: string }, done: boolean) {
  const { random } = space
  let progress = 0
  const kinds = [...random.pick(courses), ...(done ? (['report'] as const) : [])]
  return kinds.map((kind, index): EntryRow => {
    const last = done && index === kinds.length - 1
    if (kind === 'report') progress = last ? 100 : Math.min(90, progress + random.int(2, 6) * 5)
    const own = kind !== 'urge'
    const words = { report: reports, urge: urges, reply: replies }[kind]
    return {
      id: random.id('entry'),
      kind,
      account: own ? owner.account : '',
      by: own ? owner.name : '市政府督查室',
      at: stampOf(earlier(space, (kinds.length - index) * 4)),
      text: last ? '任务已全部完成，相关资料已归档。' : random.pick(words),
      progress: kind === 'report' ? progress : null,
    }
  })
}

const courses = [
  ['report', 'urge', 'reply', 'report', 'urge'],
  ['report', 'report', 'urge'],
  ['report', 'urge', 'report', 'urge', 'urge'],
] as const
