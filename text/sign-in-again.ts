import type { Language } from './languages'

/** The sentences around the login page when it is shown over another page, which come with it. */
const chinese = {
  detail: (name: string) =>
    `${name}，页面上的内容仍然保留，重新登录后可以继续；换用其他账号登录则不再保留。`,
  leave: '返回登录页',
  unreachable: '登录页暂时无法打开，正在重试…',
}

export type SignInAgainTexts = typeof chinese

const english: SignInAgainTexts = {
  detail: (name: string) =>
    `${name}, everything on this page is still here. Sign in again to continue; signing in as someone else discards it.`,
  leave: 'Go to sign-in page',
  unreachable: 'The sign-in page cannot be reached. Trying again…',
}

export const signInAgainTexts: Readonly<Record<Language, SignInAgainTexts>> = {
  'zh-CN': chinese,
  'en-US': english,
}
