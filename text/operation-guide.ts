import type { Language } from './languages'

/** The message if there is no operation guide; its name is among the shell's texts. */
const chinese = {
  none: '暂无操作指南',
  ask: '本单位尚未配置操作指南，请联系系统管理员。',
  failed: '暂时无法打开操作指南',
  blocked: '浏览器拦截了新窗口，请允许本站弹出窗口后重试',
  home: '返回首页',
}

const english: typeof chinese = {
  none: 'No user guide',
  ask: 'Your unit has no user guide yet. Ask your system administrator.',
  failed: 'The user guide cannot be opened',
  blocked: 'The browser blocked the new window. Allow pop-ups for this site and try again.',
  home: 'Home',
}

export const operationGuideTexts: Record<Language, typeof chinese> = {
  'zh-CN': chinese,
  'en-US': english,
}
