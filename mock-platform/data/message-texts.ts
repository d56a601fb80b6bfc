import type { MessageType } from '~contract/platform/message-types'
import type { Occasion } from './office-texts'

/** A message that is about nothing in any app. */
export interface MessageText {
  typeCode: MessageType
  app: string
  title(occasion: Occasion): string
  /** A paragraph for each line. */
  content(occasion: Occasion): string
  /** Where it leads all the same. */
  url?: string
}

/** Every kind of source has its own; they come in turn. */
export const messageTexts: readonly MessageText[] = [
  {
    typeCode: 'msgType3',
    app: '系统',
    title: () => '账号在新设备上登录',
    content: ({ organisation }) =>
      `您的账号在一台新设备上登录，登录地点：${organisation}办公网。\n如非本人操作，请立即修改密码并联系信息中心。`,
  },
  {
    typeCode: 'msgType2',
    app: '系统',
    title: ({ deadline }) => `系统维护：${deadline} 22:00 至次日 2:00 暂停服务`,
    content: ({ deadline }) =>
      `为提升运行稳定性，平台定于 ${deadline} 22:00 至次日 2:00 进行例行维护。\n维护期间公文、邮件、流程等应用暂停服务，请提前保存未完成的工作。`,
  },
  {
    typeCode: 'msgType1',
    app: '值班',
    title: ({ deadline }) => `值班提醒：${deadline} 由您值班`,
    content: ({ deadline, department }) =>
      `按照本月值班安排，${deadline} 8:30 至次日 8:30 由您值班。\n请保持通信畅通，做好值班记录；如需调班，请提前一天告知${department}。`,
  },
  {
    typeCode: 'msgType3',
    app: '公文',
    title: ({ organisation }) => `公文办理超期预警：${organisation}来文即将超过办理时限`,
    content: ({ organisation, deadline }) =>
      `${organisation}来文的办理时限为 ${deadline}，目前尚未办结。\n请尽快提出拟办意见，确需延期的请按规定报批。`,
  },
  {
    typeCode: 'msgType2',
    app: '通知公告',
    title: ({ department, month }) => `${department}更新了${month}月份值班安排`,
    content: ({ month, department }) =>
      `${department}更新了${month}月份值班安排，如与本人工作有冲突，请当日反馈。`,
  },
  {
    typeCode: 'msgType2',
    app: '邮件',
    title: ({ organisation }) => `发往${organisation}的邮件已被阅读`,
    content: ({ organisation }) => `您发往${organisation}的邮件已被收件人阅读，回执留存于发件箱。`,
  },
  {
    typeCode: 'msgType1',
    app: '督查',
    title: ({ department, deadline }) => `请于 ${deadline} 前向${department}反馈督办事项进展`,
    content: ({ department, deadline }) =>
      `由您承办的督办事项需在 ${deadline} 前反馈进展，逾期将列入月度通报。\n联系科室：${department}。`,
  },
  {
    typeCode: 'msgType3',
    app: '邮件',
    title: () => '邮箱容量预警：已使用 90%',
    content: () =>
      '您的邮箱已使用 90%，超过上限后将无法接收新邮件。\n请清理带有大附件的往来邮件，或将需要长期保存的附件转存至个人文件。',
  },
  {
    typeCode: 'msgType3',
    app: '系统',
    title: () => '密码安全预警：请定期更换登录密码',
    content: () => '您已较长时间没有更换登录密码，请到个人中心修改。',
    url: '/personal-setting/index?module=safeSetting',
  },
  {
    typeCode: 'msgType2',
    app: '考勤',
    title: ({ month }) => `${month}月份考勤汇总已生成`,
    content: ({ month, deadline }) =>
      `${month}月份考勤汇总已生成，请核对本人的出勤、请假和公出记录。\n如有出入，请于 ${deadline} 前联系考勤员更正。`,
  },
]
