import type { Language } from './languages'

/** The sentences of the page that adds apps on the user's own machine to the portal. */
const chinese = {
  title: '自己的应用',
  hint: '把您电脑上的开发服务器作为应用放进门户。只对这一次登录有效，退出时移除；页面由您的浏览器直接获取。',
  warning: '应用以您的身份运行。只填写您自己启动的开发服务器。',
  code: '编码',
  address: '地址',
  allowed: (origins: string) => `允许的地址：${origins}`,
  open: '放进门户并打开',
  present: '已放进的应用',
  remove: '移除',
  removeApp: (code: string) => `移除 ${code}`,
  home: '返回首页',
  problems: {
    characters: '编码由文字、数字和 _ . - 组成，以文字或数字开头，最多 60 个字符',
    reserved: '这个编码是门户自己的地址，请换一个',
    noAddress: '请填写以 http:// 或 https:// 开头的地址，最多 200 个字符',
    otherOrigin: '这个地址不在允许的范围内',
    portal: '这是门户自己的地址，请填写开发服务器的地址',
    tooMany: (most: number) => `最多同时放进 ${most} 个应用，请先移除一个`,
  },
}

export type OwnAppsTexts = typeof chinese

const english: OwnAppsTexts = {
  title: 'Own apps',
  hint: 'Puts a development server on your computer into the portal as an app. Only this sign-in has it, until you sign out; your browser gets the page by itself.',
  warning: 'The app runs in your name. Enter only a development server that you started yourself.',
  code: 'Code',
  address: 'Address',
  allowed: (origins) => `Allowed addresses: ${origins}`,
  open: 'Add and open',
  present: 'Apps in this session',
  remove: 'Remove',
  removeApp: (code) => `Remove ${code}`,
  home: 'Home',
  problems: {
    characters:
      'A code has letters, digits and _ . - only, begins with a letter or digit, and is at most 60 characters long',
    reserved: 'This code is an address of the portal: choose another one',
    noAddress: 'Enter an address that begins with http:// or https://, of at most 200 characters',
    otherOrigin: 'This address is not allowed',
    portal: 'This is the address of the portal: enter that of the development server',
    tooMany: (most) => `At most ${most} apps at once: remove one first`,
  },
}

export const ownAppsTexts: Record<Language, OwnAppsTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
