import type { Language } from './languages'
import { plural } from './plural'

/** The sentences of the search, which come with it; its name is among the shell's texts. */
const chinese = {
  box: '搜索应用、人员、公文、邮件、通知公告、消息、文件和命令',
  placeholder: '输入名称、关键词、拼音或首字母',
  results: '查找结果',
  groups: {
    recent: '最近使用',
    tab: '已打开的标签页',
    app: '应用',
    command: '命令',
    person: '人员',
    document: '公文',
    mail: '邮件',
    notice: '通知公告',
    message: '消息',
    file: '文件',
  },
  more: (count: number) => `还有 ${count} 项，请输入更多文字`,
  counted: (count: number) => `找到 ${count} 项`,
  stillSearching: (groups: string) => `${groups}仍在查找`,
  searching: '正在查找…',
  slow: '响应较慢，仍在查找…',
  nothing: (typed: string) => `没有找到与“${typed}”有关的内容`,
  nothingDetail: '可以换一个关键词，应用还可以试试拼音或首字母。',
  failed: (group: string) => `${group}查找失败，按回车键重试`,
  untitled: '（无标题）',
  all: {
    person: (count: number) => `更多：在通讯录中查看全部 ${count} 人`,
    document: (count: number) => `更多：在公文检索中查看全部 ${count} 条`,
    mail: (count: number) => `更多：在收件箱中查看全部 ${count} 封`,
    file: (count: number) => `更多：在文件中心查看全部 ${count} 个`,
  },
  mail: '写邮件',
  newWindow: '在新窗口打开',
  closeCurrent: '关闭当前标签页',
  noSource: '没有这个查找范围',
  aliases: {
    closeAll: '全部关闭',
    reload: '刷新',
    signOut: '注销登录',
  },
  keys: { move: '选择', open: '打开', mail: '写邮件', close: '关闭' },
}

const english: typeof chinese = {
  box: 'Search apps, people, documents, mail, notices, messages, files and commands',
  placeholder: 'Type a name, keywords, pinyin or initials',
  results: 'Results',
  groups: {
    recent: 'Recent',
    tab: 'Open tabs',
    app: 'Apps',
    command: 'Commands',
    person: 'People',
    document: 'Documents',
    mail: 'Mail',
    notice: 'Notices',
    message: 'Messages',
    file: 'Files',
  },
  more: (count: number) => `${count} more, type on to narrow down`,
  counted: (count: number) => `${count} found`,
  stillSearching: (groups: string) => `still searching: ${groups}`,
  searching: 'Searching…',
  slow: 'Slow to answer, still searching…',
  nothing: (typed: string) => `Nothing found for “${typed}”`,
  nothingDetail: 'Try other keywords; for apps also pinyin or initials.',
  failed: (group: string) => `${group}: the search failed, press Enter to retry`,
  untitled: '(no title)',
  all: {
    person: (count: number) => `More: ${plural(count, 'result')} in the address book`,
    document: (count: number) => `More: ${plural(count, 'result')} in the document search`,
    mail: (count: number) => `More: ${plural(count, 'result')} in the inbox`,
    file: (count: number) => `More: ${plural(count, 'result')} in the file centre`,
  },
  mail: 'Write mail',
  newWindow: 'Opens in a new window',
  closeCurrent: 'Close this tab',
  noSource: 'There is no such source',
  aliases: { closeAll: 'close everything', reload: 'refresh', signOut: 'log out' },
  keys: { move: 'Choose', open: 'Open', mail: 'Write mail', close: 'Close' },
}

export const paletteTexts: Record<Language, typeof chinese> = {
  'zh-CN': chinese,
  'en-US': english,
}

export type PaletteTexts = typeof chinese
