import type { Language } from './languages'

/** Notices over an app that keeps running: most pages need none of them. */
const chinese = {
  absent: '页面不存在',
  absentDetail: (address: string) => `应用要打开的地址 ${address} 不存在，应用没有受到影响。`,
  stopped: '应用试图离开门户，已阻止',
  hung: '应用没有响应',
  end: '结束应用',
  flooded: '应用向门户发送的消息过多，已结束',
  dismiss: '知道了',
  tryAgain: '请稍后重新加载；仍打不开时，请联系管理员。',
  details: '详情',
}

export type AppNoticeTexts = typeof chinese

const english: AppNoticeTexts = {
  absent: 'Page not found',
  absentDetail: (address) => `There is no page at ${address}. The app goes on as it was.`,
  stopped: 'The app tried to leave the portal and was stopped',
  hung: 'The app does not respond',
  end: 'End the app',
  flooded: 'The app sent the portal too many messages and was ended',
  dismiss: 'Dismiss',
  tryAgain: 'Reload it in a while. If it still does not open, please tell the administrator.',
  details: 'Details',
}

export const appNoticeTexts: Record<Language, AppNoticeTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
