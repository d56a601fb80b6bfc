import type { Language } from './languages'

/** The sentences of the list of the user's own sessions, which come with it. */
const chinese = {
  title: '我的登录',
  hint: '您的账号目前在这些地方登录。不认识的登录，请退出并修改密码。',
  current: '当前',
  lastUsed: '最近使用',
  end: '退出',
  ended: '已退出该处的登录',
  failed: '获取登录记录失败',
  unknownDevice: '未知设备',
  notThisOne: '不能在这里退出当前登录',
  displaced: (device: string) => `同时登录数已达上限，${device}上最早的登录已退出`,
}

export type MySessionsTexts = typeof chinese

const english: MySessionsTexts = {
  title: 'My sessions',
  hint: 'Your account is signed in at these places. If you do not know one, end it and change your password.',
  current: 'This one',
  lastUsed: 'Last used',
  end: 'Sign out',
  ended: 'That session has ended',
  failed: 'The sessions could not be loaded',
  unknownDevice: 'Unknown device',
  notThisOne: 'The present session cannot be ended here',
  displaced: (device) =>
    `No more sessions are allowed at once: the oldest, on ${device}, has ended`,
}

export const mySessionsTexts: Record<Language, MySessionsTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
