import type { Language } from './languages'
import { listOf, plural } from './plural'

/** The warning before an idle session ends, loaded together with the code that watches for idleness. */
const chinese = {
  title: '系统即将自动退出',
  warning: (seconds: number) => `系统长时间未操作，将于 ${seconds} 秒后自动退出`,
  unsaved: (titles: readonly string[]) =>
    `${titles.map((title) => `「${title}」`).join('')}中有尚未保存的内容，退出后将会丢失。`,
  stay: '继续使用',
  leave: '立即退出',
}

type IdleTexts = typeof chinese

const english: IdleTexts = {
  title: 'You are about to be signed out',
  warning: (seconds) =>
    `There has been no activity for a long time. You will be signed out in ${plural(seconds, 'second')}.`,
  unsaved: (titles) => `Unsaved work in ${listOf(titles)} will be lost when you are signed out.`,
  stay: 'Stay signed in',
  leave: 'Sign out now',
}

export const idleTexts: Record<Language, IdleTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
