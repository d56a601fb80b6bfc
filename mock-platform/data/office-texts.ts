/** What a letter or a notice fills into its text. */
export interface Occasion {
  department: string
  organisation: string
  /** The month it was written in, 1-12. */
  month: number
  year: number
  /** A day to keep, such as 11月28日. */
  deadline: string
  room: string
}

export interface LetterText {
  subject(occasion: Occasion): string
  body(occasion: Occasion): string
}

export const meetingRooms = ['三楼第一会议室', '四楼第二会议室', '主楼 508 会议室', '党群活动中心']

export const letterTexts: readonly LetterText[] = [
  {
    subject: ({ month }) => `请报送${month}月份重点工作进展情况`,
    body: ({ department, deadline }) =>
      `请各科室对照年度重点工作任务清单，梳理本月进展、存在问题和下一步打算，形成书面材料（不超过 800 字），经科室负责人审核后于 ${deadline} 下班前报${department}汇总。\n\n逾期未报的，将在月度工作例会上说明情况。`,
  },
  {
    subject: ({ deadline }) => `${deadline}办公会议议题征集`,
    body: ({ deadline, room, department }) =>
      `办公会议定于 ${deadline} 上午 9:00 在${room}召开。请各科室将需要上会研究的议题及材料提前两个工作日送${department}，材料请附电子版。\n\n无议题的也请回复说明。`,
  },
  {
    subject: () => '公文格式规范培训要点',
    body: ({ department }) =>
      `上周公文处理培训中大家问得较多的问题已整理完毕，主要包括：\n1. 发文字号与主送机关的规范写法；\n2. 附件说明与成文日期的位置；\n3. 联合行文的排列顺序。\n\n如有疑问请与${department}联系。`,
  },
  {
    subject: ({ year }) => `${year}年度固定资产盘点安排`,
    body: ({ deadline, department }) =>
      `根据财务管理要求，现开展固定资产盘点。请各科室指定一名资产管理员，核对本科室的资产卡片，做到账、卡、物相符，于 ${deadline} 前将盘点表交${department}。\n\n对盘盈、盘亏资产请注明原因。`,
  },
  {
    subject: () => '关于调研座谈会的准备事项',
    body: ({ room, deadline, organisation }) =>
      `${organisation}调研组拟于 ${deadline} 下午来我单位座谈，地点在${room}。请做好以下准备：\n一、汇报材料控制在 10 分钟以内；\n二、提供近三年相关数据；\n三、安排专人做好会议记录。`,
  },
  {
    subject: () => '信息系统账号权限核对',
    body: ({ deadline }) =>
      `为落实网络安全责任制，请各科室核对本科室人员的系统账号和权限，对已调离、退休人员的账号及时申请停用。核对结果请于 ${deadline} 前回复本邮件。`,
  },
  {
    subject: ({ month }) => `${month}月份考勤情况确认`,
    body: ({ month, deadline }) =>
      `${month}月份考勤汇总已完成，请核对本人的出勤、请假和公出记录。如有出入，请于 ${deadline} 前联系考勤员更正，逾期视为无误。`,
  },
  {
    subject: () => '转发：政务信息约稿要点',
    body: ({ organisation, deadline }) =>
      `${organisation}本期约稿重点为优化营商环境、数字政府建设和基层减负。请结合实际选题，于 ${deadline} 前报送信息一至两篇，要求数据准确、举措具体、成效可查。`,
  },
  {
    subject: () => '采购项目验收时间协调',
    body: ({ deadline, room }) =>
      `办公设备采购项目已到货，拟于 ${deadline} 下午 2:30 在${room}组织验收。请相关科室派员参加，如时间有冲突请提前告知。`,
  },
  {
    subject: () => '主题党日活动报名',
    body: ({ deadline, room }) =>
      `本月主题党日活动定于 ${deadline} 下午在${room}举行，内容为集体学习和交流研讨。请各支部统计参加人员名单并回复。\n\n因公不能参加的请履行请假手续。`,
  },
  {
    subject: () => '建议提案办理进度提醒',
    body: ({ deadline, department }) =>
      `由我单位主办的建议提案尚有两件未办结，请承办科室抓紧与代表、委员沟通，于 ${deadline} 前将答复意见送${department}审核。`,
  },
  {
    subject: () => '档案移交清单请核对',
    body: ({ year }) =>
      `${year - 1}年度文书档案移交清单已送达各科室，请核对件数与保管期限。确认无误后在移交表上签字，原件随档案一并移交。`,
  },
]
