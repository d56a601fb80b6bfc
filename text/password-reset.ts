import type { Language } from './languages'
import { plural } from './plural'

/** The sentences of the page that resets a password, which come with it. */
const chinese = {
  title: '重置密码页',
  heading: '重置密码',
  steps: '重置密码的步骤',
  account: '验证账号',
  code: '输入验证码',
  password: '设置新密码',
  accountLabel: '账号',
  accountHint: '验证码将发送到该账号登记的手机。',
  accountMissing: '请输入账号',
  accountTooLong: '账号过长',
  send: '获取验证码',
  sending: '正在发送…',
  sent: (account: string, mobile: string) =>
    `如果账号 ${account} 存在，验证码已发送至其登记的手机 ${mobile}。`,
  validity: (minutes: number) =>
    `验证码 ${minutes} 分钟内有效。没有收到时，请核对账号，或联系单位管理员。`,
  codeLabel: '验证码',
  codeMissing: '请输入验证码',
  next: '下一步',
  checking: '正在验证…',
  resend: '重新发送',
  resendIn: (seconds: number) => `重新发送（${seconds} 秒）`,
  otherAccount: '更换账号',
  settingFor: (account: string) => `正在为账号 ${account} 设置新密码。`,
  save: '重置密码',
  saving: '正在重置…',
  toSignIn: '返回登录',
  over: '操作已超时，请重新获取验证码',
  limited: (minutes: number) => `当前网络操作过于频繁，请 ${minutes} 分钟后再试`,
  locked: (minutes: number) => `验证码错误次数过多，请 ${minutes} 分钟后再试`,
}

const english: typeof chinese = {
  title: 'Reset password',
  heading: 'Reset password',
  steps: 'Steps of the password reset',
  account: 'Account',
  code: 'Code',
  password: 'New password',
  accountLabel: 'Account',
  accountHint: 'The code is sent to the phone registered for this account.',
  accountMissing: 'Enter your account',
  accountTooLong: 'The account is too long',
  send: 'Send code',
  sending: 'Sending…',
  sent: (account: string, mobile: string) =>
    `If the account ${account} exists, a code was sent to its registered phone ${mobile}.`,
  validity: (minutes: number) =>
    `The code is valid for ${plural(minutes, 'minute')}. If none arrives, check the account or ask your unit administrator.`,
  codeLabel: 'Code',
  codeMissing: 'Enter the code',
  next: 'Next',
  checking: 'Checking…',
  resend: 'Send again',
  resendIn: (seconds: number) => `Send again (${seconds} s)`,
  otherAccount: 'Use another account',
  settingFor: (account: string) => `Setting a new password for the account ${account}.`,
  save: 'Reset password',
  saving: 'Resetting…',
  toSignIn: 'Back to sign-in',
  over: 'This took too long. Please request a new code.',
  limited: (minutes: number) =>
    `Too many attempts from this network. Try again in ${plural(minutes, 'minute')}.`,
  locked: (minutes: number) => `Too many wrong codes. Try again in ${plural(minutes, 'minute')}.`,
}

export const passwordResetTexts: Record<Language, typeof chinese> = {
  'zh-CN': chinese,
  'en-US': english,
}
