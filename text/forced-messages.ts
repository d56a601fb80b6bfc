import type { Language } from './languages'
import { plural } from './plural'

/** The sentences of the forced messages, which come with the first of them. */
const chinese = {
  label: '重要消息',
  arrived: (title: string) => `重要消息：${title}，按 F9 查看`,
  position: (position: number, count: number) => `${position}/${count}`,
  previous: '上一条',
  next: '下一条',
  later: '稍后处理',
  waiting: (count: number) => `${count} 条重要消息待处理`,
  detail: '查看详情',
  known: '知道了',
  again: '重新登记已读',
  over: '已处理',
  succeeded: (title: string) => `${title}成功!`,
  failed: (error: string) => `操作失败：${error}`,
  outdated: '操作已失效，请刷新页面后重试',
}

export type ForcedMessagesTexts = typeof chinese

const english: ForcedMessagesTexts = {
  label: 'Important messages',
  arrived: (title: string) => `Important message: ${title}. Press F9 to view.`,
  position: (position: number, count: number) => `${position}/${count}`,
  previous: 'Previous',
  next: 'Next',
  later: 'Later',
  waiting: (count: number) => `${plural(count, 'important message')} pending`,
  detail: 'View details',
  known: 'Got it',
  again: 'Mark as read again',
  over: 'Done',
  succeeded: (title: string) => `${title}: done`,
  failed: (error: string) => `Failed: ${error}`,
  outdated: 'This action is no longer valid. Refresh the page and try again.',
}

export const forcedMessagesTexts: Readonly<Record<Language, ForcedMessagesTexts>> = {
  'zh-CN': chinese,
  'en-US': english,
}
