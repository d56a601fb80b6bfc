import type { Language } from './languages'
import { plural } from './plural'

/** The sentences of the sign-in page, which come with it. */
const chinese = {
  title: '登录页',
  heading: '账号登录',
  account: '账号',
  password: '密码',
  submit: '登录',
  submitting: '正在登录…',
  remember: '记住我',
  accountMissing: '请输入账号',
  passwordMissing: '请输入密码',
  tooLong: '账号或密码过长',
  noCookies: '浏览器禁用了 Cookie，无法登录。请在浏览器设置中允许本站使用 Cookie，然后刷新页面。',
  tagline: '公文、邮件、通知与流程，一处办理',
  left: {
    idle: '系统长时间未操作，已自动退出，请重新登录',
    key: '用户钥匙设备已断开，系统已自动退出，请插好后重新登录',
    lifetime: '本次登录已达到最长时限，请重新登录',
    limit: '您的账号在其他设备登录，同时登录数已达上限，本次登录已结束',
    remote: '本次登录已由您在其他设备上退出，请重新登录',
  },
  attemptsLeft: (reason: string, left: number, minutes: number) =>
    `${reason}（再输错 ${left} 次，账号将锁定 ${minutes} 分钟）`,
  accountLocked: (minutes: number) => `密码错误次数过多，账号已锁定，请 ${minutes} 分钟后再试`,
  addressLimited: (minutes: number) => `当前网络登录失败次数过多，请 ${minutes} 分钟后再试`,
  challenge: {
    title: '安全验证',
    hint: '拖动滑块，使拼图与缺口重合；也可以用方向键移动，按回车键确认。',
    slider: '滑块：将拼图移到缺口处',
    position: (percent: number) => `已移动 ${percent}%`,
    confirm: '确认',
    checking: '正在验证…',
    missing: '请先完成安全验证',
    wrong: '验证未通过，请重新验证',
    tooMany: '操作过于频繁，请稍后再试',
    another: '换一张',
    byDigits: '看不清？改用数字验证',
    byPicture: '改用拼图验证',
    digitsHint: '请输入下面的数字，中间不用留空格。',
    digits: '数字',
    noScriptLabel: (digits: string) => `验证数字：请输入 ${digits}（不留空格）`,
    cancel: '取消',
  },
  forgotten: '忘记密码？',
  notices: {
    'password-changed': '密码修改成功!系统将自动退出，请重新登录',
    'password-reset': '密码重置成功，请使用新密码登录',
    'account-locked': '当前密码输错次数过多，账号已锁定，系统已自动退出，请稍后再登录',
  },
}

type SignInTexts = typeof chinese

const english: SignInTexts = {
  title: 'Sign in',
  heading: 'Sign in',
  account: 'Account',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  remember: 'Remember me',
  accountMissing: 'Enter your account',
  passwordMissing: 'Enter your password',
  tooLong: 'The account or password is too long',
  noCookies:
    'Your browser blocks cookies, so you cannot sign in. Allow them for this site in its settings, then reload the page.',
  tagline: 'Documents, mail, notices and workflows in one place',
  left: {
    idle: 'You were signed out after a long time without activity. Please sign in again.',
    key: 'Your user key was disconnected and you were signed out. Plug it in and sign in again.',
    lifetime: 'This session has reached its longest lifetime. Please sign in again.',
    limit:
      'Your account signed in elsewhere, and no more sessions are allowed at once: this one has ended.',
    remote: 'You ended this session from another device. Please sign in again.',
  },
  attemptsLeft: (reason: string, left: number, minutes: number) =>
    `${reason} (${plural(left, 'attempt')} left before the account is locked for ${plural(minutes, 'minute')})`,
  accountLocked: (minutes: number) =>
    `Too many wrong passwords. The account is locked; try again in ${plural(minutes, 'minute')}.`,
  addressLimited: (minutes: number) =>
    `Too many failed sign-ins from this network. Try again in ${plural(minutes, 'minute')}.`,
  challenge: {
    title: 'Security check',
    hint: 'Drag the slider until the piece fits the gap, or use the arrow keys and press Enter.',
    slider: 'Slider: move the piece to the gap',
    position: (percent: number) => `Moved ${percent}%`,
    confirm: 'Confirm',
    checking: 'Checking…',
    missing: 'Complete the security check first',
    wrong: 'That did not fit. Please try again.',
    tooMany: 'Too many attempts. Please try again later.',
    another: 'New picture',
    byDigits: 'Hard to see? Use digits instead',
    byPicture: 'Use the picture instead',
    digitsHint: 'Enter the digits below without spaces.',
    digits: 'Digits',
    noScriptLabel: (digits: string) => `Security check: enter ${digits} (without spaces)`,
    cancel: 'Cancel',
  },
  forgotten: 'Forgot password?',
  notices: {
    'password-changed': 'Your password was changed and you were signed out. Please sign in again.',
    'password-reset': 'Your password was reset. Sign in with the new one.',
    'account-locked':
      'Too many wrong passwords: your account is locked, and you were signed out. Sign in later.',
  },
}

export const signInTexts: Record<Language, SignInTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
