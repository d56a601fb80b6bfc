import type { Language } from './languages'

/** The page for browsers in which none of the portal's own pages works. */
const chinese = {
  title: '您的浏览器版本过低',
  explanation: '系统无法在当前浏览器中打开。您的账号和数据不受影响，换用较新的浏览器后即可登录。',
  advice:
    '请使用最新版本的 Chrome、Edge、Firefox，或将 360、奇安信、红莲花等浏览器升级并切换到“极速模式”。',
  download: '下载新版浏览器',
}

export type OldBrowserTexts = typeof chinese

const english: OldBrowserTexts = {
  title: 'Your browser is too old',
  explanation:
    'This system cannot be opened in it. Your account and data are safe: sign in with a newer browser.',
  advice: 'Please use the latest version of Chrome, Edge or Firefox.',
  download: 'Download a newer browser',
}

export const oldBrowserTexts: Record<Language, OldBrowserTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
