import type { Language } from './languages'

/** The sentences of a password field; the shell has no such field. */
const chinese = {
  show: '显示明文',
  hide: '隐藏明文',
  capsLock: '大写锁定已打开',
}

type PasswordInputTexts = typeof chinese

const english: PasswordInputTexts = {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on',
}

export const passwordInputTexts: Record<Language, PasswordInputTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
