import type { Language } from './languages'

interface NamedUser {
  username: string
  account: string
}

/** The sentences of hand-overs, which no other page needs. */
const chinese = {
  titles: {
    ssoLogin: '单点登录',
    ssoLoginToken: '令牌登录',
    pcAuth: '电脑端认证登录',
    zwddPcAuth: '政务钉钉登录',
    zqtPcAuth: '政企通登录',
    'meeting-login': '会议登录',
    thirdRedirect: '第三方系统登录',
    'auth-redirect': '认证跳转',
    ssoLoginError: '单点登录失败',
    zwddErrorPage: '政务钉钉登录失败',
    baichuanErrorPage: '百川平台登录失败',
  },
  /** For addresses that lack a required parameter. */
  starts: {
    ssoLogin: '地址中缺少登录票据。请从原系统重新进入，或使用账号登录。',
    ssoLoginToken: '地址中缺少登录令牌。请从原系统重新进入，或使用账号登录。',
    pcAuth: '地址中缺少认证码。请从百川平台重新进入，或使用账号登录。',
    zwddPcAuth: '地址中缺少认证码。请从政务钉钉重新进入，或使用账号登录。',
    zqtPcAuth: '地址中缺少认证码。请从政企通重新进入，或使用账号登录。',
    'meeting-login': '请从移动工作台的会议入口进入，或使用账号登录后参加会议。',
    thirdRedirect: '地址中缺少登录令牌。请从第三方系统重新进入，或使用账号登录。',
    'auth-redirect': '没有可以继续前往的页面。请从原系统重新进入，或使用账号登录。',
  },
  failures: {
    closed: '该登录方式没有开放，请使用账号登录，或联系系统管理员。',
    malformed: '登录凭证的格式不正确，请从原系统重新进入。',
    visit: '登录只能在浏览器窗口中直接打开，不能嵌入在其他页面中。',
    invalid: '登录凭证无效，请从原系统重新进入。',
    expired: '登录凭证已过期，请从原系统重新进入。',
    used: '登录凭证已被使用，每个凭证只能使用一次，请从原系统重新进入。',
    tenant: '登录凭证不属于您所在的单位，请联系单位管理员。',
    account: '账号不存在或已停用，请联系单位管理员。',
    unavailable: '认证服务暂时不可用，请稍后从原系统重新进入。',
    unknown: '没有通过身份认证，请从原系统重新进入。',
  },
  replace: '切换登录',
  keep: '继续使用',
  replaceWhom: (present: NamedUser, next: NamedUser) =>
    `当前登录的是${present.username}（${present.account}），另一系统请求以${next.username}（${next.account}）的身份登录。切换后当前登录将结束，请先保存正在编辑的内容。`,
  signIn: '账号登录',
  signInAgain: '重新登录',
  home: '返回首页',
  signOut: '退出系统',
}

export type HandOverTexts = typeof chinese

const english: HandOverTexts = {
  titles: {
    ssoLogin: 'Single sign-on',
    ssoLoginToken: 'Token sign-in',
    pcAuth: 'Desktop sign-in',
    zwddPcAuth: 'Government DingTalk sign-in',
    zqtPcAuth: 'Zhengqitong sign-in',
    'meeting-login': 'Meeting sign-in',
    thirdRedirect: 'Third-party sign-in',
    'auth-redirect': 'Sign-in redirect',
    ssoLoginError: 'Single sign-on failed',
    zwddErrorPage: 'Government DingTalk sign-in failed',
    baichuanErrorPage: 'Baichuan sign-in failed',
  },
  starts: {
    ssoLogin:
      'The address has no sign-in ticket. Come back from the original system, or sign in with your account.',
    ssoLoginToken:
      'The address has no sign-in token. Come back from the original system, or sign in with your account.',
    pcAuth:
      'The address has no authentication code. Come back from Baichuan, or sign in with your account.',
    zwddPcAuth:
      'The address has no authentication code. Come back from Government DingTalk, or sign in with your account.',
    zqtPcAuth:
      'The address has no authentication code. Come back from Zhengqitong, or sign in with your account.',
    'meeting-login':
      'Come from the meeting entry of the mobile workplace, or sign in with your account to join.',
    thirdRedirect:
      'The address has no sign-in token. Come back from the third-party system, or sign in with your account.',
    'auth-redirect':
      'There is no page to go on to. Come back from the original system, or sign in with your account.',
  },
  failures: {
    closed: 'This way to sign in is not open. Sign in with your account, or ask an administrator.',
    malformed: 'The sign-in credential is malformed. Come back from the original system.',
    visit: 'Sign-in must be opened directly in a browser window, not inside another page.',
    invalid: 'The sign-in credential is not valid. Come back from the original system.',
    expired: 'The sign-in credential has expired. Come back from the original system.',
    used: 'The sign-in credential was already used; each works once. Come back from the original system.',
    tenant: 'The sign-in credential is not for your unit. Ask your unit administrator.',
    account: 'The account does not exist or is disabled. Ask your unit administrator.',
    unavailable:
      'Authentication is currently unavailable. Come back from the original system later.',
    unknown: 'You could not be authenticated. Come back from the original system.',
  },
  replace: 'Switch user',
  keep: 'Stay signed in',
  replaceWhom: (present, next) =>
    `${present.username} (${present.account}) is signed in, and another system asks to sign in ${next.username} (${next.account}). Switching ends the present session: save your work first.`,
  signIn: 'Sign in with account',
  signInAgain: 'Sign in again',
  home: 'Home',
  signOut: 'Sign out',
}

export const handOverTexts: Record<Language, HandOverTexts> = { 'zh-CN': chinese, 'en-US': english }
