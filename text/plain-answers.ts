import type { Language } from './languages'

/** The server's answers as plain text or in an envelope; pages do not need them. */
const chinese = {
  entryFailed: (path: string, status: number) => `入口 ${path} 返回 HTTP ${status}`,
  entryIsNoPage: (path: string, type: string) =>
    `入口 ${path} 返回的不是网页（${type || '无类型'}）`,
  foreignOrigin: '请求来源不正确，请刷新页面后重试',
  wrongHost: '请通过门户的正式地址访问',
  badAddress: '请求的地址不正确',
  badRequest: '请求的地址或格式不正确',
  tooLarge: '提交的内容过大',
  initialPassword: '请先修改初始密码',
  appsUnavailable: '应用信息暂时无法获取，请稍后再试',
  sessionTooLarge: '登录信息过长，浏览器无法保存，这个应用打不开。请联系管理员',
  unknownApp: '没有这个应用，或您没有它的权限',
  serviceNotForApp: (app: string, path: string) =>
    `应用 ${app} 不能调用 ${path}：不在 APP_HOSTING 的 services 中`,
  otherEntry: 'url: 与应用登记的地址不一致',
  noOutsideAddress: '这个应用没有外部地址',
  mayNotGrade: '您没有接入检测的权限',
  noOrigin: 'entry: 不是 http 或 https 的源',
}

export type PlainAnswers = typeof chinese

const english: PlainAnswers = {
  entryFailed: (path, status) => `The entry ${path} answered HTTP ${status}`,
  entryIsNoPage: (path, type) => `The entry ${path} is no page (${type || 'no type'})`,
  foreignOrigin: 'The request did not come from this site. Refresh the page and try again.',
  wrongHost: 'Open the portal at its own address',
  badAddress: 'The address of the request is not valid',
  badRequest: 'The address or format of the request is not valid',
  tooLarge: 'The submitted content is too large',
  initialPassword: 'Change your initial password first',
  appsUnavailable: 'The apps are currently unavailable. Please try again later.',
  sessionTooLarge:
    'This app cannot be opened: your sign-in data is too long for a browser to keep. Please tell the administrator.',
  unknownApp: 'There is no such app, or you may not use it',
  serviceNotForApp: (app, path) =>
    `The app ${app} may not call ${path}: it is not among the services of its row in APP_HOSTING`,
  otherEntry: 'url: differs from the registered address of the app',
  noOutsideAddress: 'This app has no outside address',
  mayNotGrade: 'You may not run the conformance check',
  noOrigin: 'entry: not an http or https origin',
}

export const plainAnswerTexts: Record<Language, PlainAnswers> = {
  'zh-CN': chinese,
  'en-US': english,
}
