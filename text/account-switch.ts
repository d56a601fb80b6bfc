import type { Language } from './languages'

/** The sentences of the switch of accounts, which come with its dialog. */
const chinese = {
  hint: '选择要切换到的账号，切换后页面会重新加载。',
  current: '当前账号',
  none: '暂无可切换的账号',
  listFailed: '获取用户账号列表失败',
  cancel: '取消',
  confirm: '切换',
  confirming: '正在切换…',
}

export type AccountTexts = typeof chinese

const english: AccountTexts = {
  hint: 'Choose an account. The page reloads after the switch.',
  current: 'Current account',
  none: 'No other accounts',
  listFailed: 'Your accounts could not be loaded',
  cancel: 'Cancel',
  confirm: 'Switch',
  confirming: 'Switching…',
}

export const accountTexts: Readonly<Record<Language, AccountTexts>> = {
  'zh-CN': chinese,
  'en-US': english,
}
