import type { Language } from './languages'

/** The sentences of the page of a single notice, which come with it. */
const chinese = {
  title: '通知详情',
  from: '发布单位',
  at: '发布时间',
  empty: '这条通知没有正文',
  home: '返回首页',
  signIn: '登录',
  retry: '重试',
  failures: {
    malformed: { title: '通知地址不正确', detail: '请检查地址是否完整，或从原入口重新打开。' },
    missing: { title: '通知不存在', detail: '通知可能已被撤回或删除。' },
    internal: {
      title: '这条通知仅限本单位人员查看',
      detail: '请使用本单位的账号登录后查看。',
    },
    unavailable: { title: '暂时无法查看通知', detail: '服务暂时不可用，请稍后再试。' },
  },
}

export type NoticeDetailTexts = typeof chinese

const english: NoticeDetailTexts = {
  title: 'Notice',
  from: 'Published by',
  at: 'Published on',
  empty: 'This notice has no text',
  home: 'Home',
  signIn: 'Sign in',
  retry: 'Retry',
  failures: {
    malformed: {
      title: 'Wrong notice address',
      detail: 'Check that the address is complete, or open the notice from where you found it.',
    },
    missing: { title: 'Notice not found', detail: 'It may have been withdrawn or deleted.' },
    internal: {
      title: 'This notice is for members of the unit only',
      detail: 'Sign in with an account of the unit to read it.',
    },
    unavailable: {
      title: 'The notice cannot be shown',
      detail: 'The service is currently unavailable. Please try again later.',
    },
  },
}

export const noticeDetailTexts: Record<Language, NoticeDetailTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
