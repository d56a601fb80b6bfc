import type { WorkItem } from '../sub-apps/dailyPerson/contract'
import { type ChinaTime, chinaTime } from './china-time'
import { stampOf } from './occasions'
import { type PersonRow, peopleModel, personOfAccount } from './people'
import type { Space } from './space'
import { leaderOf, reviewerOf, type WorkLogRow, workLogsModel } from './work-logs'

const ownDays = 40
const colleagueDays = 8
/** Days whose logs the leaders have not looked at yet. */
const freshDays = 4

const deeds: readonly Pick<WorkItem, 'category' | 'content'>[] = [
  { category: '公文办理', content: '办理收文 6 件，其中急件 2 件，均已按时流转。' },
  { category: '公文办理', content: '核稿 3 件，修改发文字号和附件说明各 1 处。' },
  { category: '公文办理', content: '清理超期未办结公文，逐件电话催办。' },
  { category: '文稿起草', content: '起草月度重点工作进展情况汇报，已送科室负责人审阅。' },
  { category: '文稿起草', content: '修改政务公开年度报告第三部分，补充数据和案例。' },
  { category: '文稿起草', content: '撰写信息一篇，报市委办信息科。' },
  { category: '会议活动', content: '参加数字政府建设推进会，整理会议纪要初稿。' },
  { category: '会议活动', content: '做好办公会议的座次、材料和签到准备。' },
  { category: '调研督查', content: '赴城北新区开展基层减负调研，走访社区 3 个。' },
  { category: '调研督查', content: '督查重点项目进度，形成问题清单 7 条。' },
  { category: '综合协调', content: '协调会议室和车辆安排，处理来电来访 9 件。' },
  { category: '综合协调', content: '与市财政局对接年度预算执行情况。' },
  { category: '学习培训', content: '参加公文格式规范培训，完成课后测试。' },
  { category: '学习培训', content: '集中学习《保密工作条例》，撰写心得一篇。' },
]
const plans = ['继续修改汇报材料。', '准备下周办公会议材料。', '跟进督查问题整改情况。', '']
const remarks = ['已阅，请抓紧推进。', '工作扎实，注意留痕归档。', '问题清单要明确责任人和时限。']

/** Fills the logs of everybody with an account, and of the leaders' nearest colleagues. */
export function seedWorkLogs(space: Space): void {
  for (const { account, tenantId } of space.users.all()) {
    const person = personOfAccount(space, account)
    if (!person) continue
    seedLogsOf(space, person, ownDays)
    if (leaderOf(space, tenantId)?.account !== account) continue
    const colleagues = space.collection(peopleModel).by('departmentId', person.departmentId)
    for (const colleague of colleagues.filter((one) => !one.account)) {
      seedLogsOf(space, colleague, colleagueDays)
    }
  }
}

function seedLogsOf(space: Space, person: PersonRow, days: number) {
  const reviewer = reviewerOf(space, person).account
  const today = chinaTime(space.now())
  for (let ago = days; ago > 0; ago--) {
    const day = today.subtract(ago, 'day')
    if (day.day() === 0 || day.day() === 6 || space.random.chance(0.15)) continue
    space.collection(workLogsModel).create(logOn(space, day, ago, { person, reviewer }))
  }
}

function logOn(
  space: Space,
  day: ChinaTime,
  ago: number,
  { person, reviewer }: { person: PersonRow; reviewer: string },
): WorkLogRow {
  const { random } = space
  const works = random.sample(deeds, random.int(2, 4))
  const savedAt = day.at({ hour: 17, minute: random.int(0, 59) })
  const leader = space.users.get(reviewer)
  const commented = leader && ago > freshDays && random.chance(0.9)
  return {
    id: random.id('worklog'),
    personId: person.id,
    date: day.date(),
    state: 'submitted',
    items: works.map((deed) => ({ ...deed, hours: random.int(3, 6) / 2 })),
    plan: random.pick(plans),
    savedAt: stampOf(savedAt),
    reviewer,
    comments: commented
      ? [
          {
            id: random.id('comment'),
            byName: leader.username,
            at: stampOf(savedAt.add(random.int(20, 100), 'minute')),
            content: random.pick(remarks),
          },
        ]
      : [],
  }
}
