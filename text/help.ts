import type { Language } from './languages'
import { plural } from './plural'

/** The sentences of 帮助, 快捷键 and 新手引导, which come with them. */
const chinese = {
  title: '帮助',
  search: '搜索帮助',
  placeholder: '输入关键词，例如“标签页”',
  found: (count: number) => `找到 ${count} 篇帮助`,
  nothing: (sought: string) => `没有与“${sought}”相关的帮助`,
  nothingDetail: '可以换一个关键词，或者打开操作指南。',
  topics: '帮助主题',
  ways: '更多帮助',
  developers: '开发文档',
  guide: {
    title: '新手引导',
    position: (step: number, steps: number) => `${step}/${steps}`,
    skip: '跳过',
    previous: '上一步',
    next: '下一步',
    done: '完成',
    steps: {
      rail: {
        title: '应用导航',
        text: '常用应用都在这里，点击即可打开；可以在快捷菜单设置中调整。',
      },
      tabs: { title: '标签页', text: '打开的应用各占一个标签页，随时切换，内容不会丢失。' },
      search: {
        title: '搜索',
        text: '按 Ctrl+K 查找应用、人员、公文、邮件、通知公告、消息和文件。',
      },
      messages: { title: '消息中心', text: '新消息在这里提醒，数字是未读消息的数量。' },
      menu: {
        title: '个人菜单',
        text: '调整字号和皮肤、修改密码、查看帮助；在帮助中可以重新打开本引导。',
      },
    },
  },
  keys: {
    title: '快捷键',
    or: '或',
    groups: {
      page: '任何位置',
      palette: '搜索框中',
      tab: '标签页上',
      message: '消息详情中',
    },
    names: {
      Control: 'Ctrl',
      Meta: '⌘',
      Shift: 'Shift',
      KeyK: 'K',
      ArrowUp: '↑',
      ArrowDown: '↓',
      ArrowLeft: '←',
      ArrowRight: '→',
      PageUp: 'Page Up',
      PageDown: 'Page Down',
      Space: '空格',
      ContextMenu: '菜单键',
    },
    page: { search: '搜索', keys: '显示快捷键（不在输入框中时）' },
    palette: {
      previous: '上一项',
      next: '下一项',
      previousGroup: '上一组',
      nextGroup: '下一组',
      open: '打开',
      second: '给选中的人员写邮件',
    },
    tab: {
      previous: '上一个标签页',
      next: '下一个标签页',
      first: '第一个标签页',
      last: '最后一个标签页',
      open: '打开标签页',
      close: '关闭标签页',
      menu: '标签页菜单',
    },
    move: { back: '标签页前移', on: '标签页后移' },
    message: { back: '上一条消息', on: '下一条消息' },
    single: '用 ? 打开快捷键',
  },
}

const english: typeof chinese = {
  title: 'Help',
  search: 'Search help',
  placeholder: 'Type keywords, such as “tabs”',
  found: (count: number) => `${plural(count, 'topic')} found`,
  nothing: (sought: string) => `No help on “${sought}”`,
  nothingDetail: 'Try other keywords, or open the operation guide.',
  topics: 'Help topics',
  ways: 'More help',
  developers: 'Developer docs',
  guide: {
    title: 'First steps',
    position: (step: number, steps: number) => `${step}/${steps}`,
    skip: 'Skip',
    previous: 'Back',
    next: 'Next',
    done: 'Done',
    steps: {
      rail: {
        title: 'Apps',
        text: 'Your usual apps are here, one click away; the shortcut settings change which.',
      },
      tabs: {
        title: 'Tabs',
        text: 'Each open app has a tab. Switch whenever you like; nothing is lost.',
      },
      search: {
        title: 'Search',
        text: 'Ctrl+K finds apps, people, documents, mail, notices, messages and files.',
      },
      messages: {
        title: 'Messages',
        text: 'New messages are announced here; the number counts unread ones.',
      },
      menu: {
        title: 'Your menu',
        text: 'Text size, themes, password and help are here; help opens this guide again.',
      },
    },
  },
  keys: {
    title: 'Keyboard shortcuts',
    or: 'or',
    groups: {
      page: 'Anywhere',
      palette: 'In the search box',
      tab: 'On a tab',
      message: 'In an open message',
    },
    names: {
      Control: 'Ctrl',
      Meta: '⌘',
      Shift: 'Shift',
      KeyK: 'K',
      ArrowUp: '↑',
      ArrowDown: '↓',
      ArrowLeft: '←',
      ArrowRight: '→',
      PageUp: 'Page Up',
      PageDown: 'Page Down',
      Space: 'Space',
      ContextMenu: 'Menu key',
    },
    page: { search: 'Search', keys: 'Show shortcuts (outside text fields)' },
    palette: {
      previous: 'Previous item',
      next: 'Next item',
      previousGroup: 'Previous group',
      nextGroup: 'Next group',
      open: 'Open',
      second: 'Write mail to the chosen person',
    },
    tab: {
      previous: 'Previous tab',
      next: 'Next tab',
      first: 'First tab',
      last: 'Last tab',
      open: 'Open the tab',
      close: 'Close the tab',
      menu: 'Menu of the tab',
    },
    move: { back: 'Move the tab back', on: 'Move the tab on' },
    message: { back: 'Previous message', on: 'Next message' },
    single: 'Open these shortcuts by ?',
  },
}

export const helpTexts: Record<Language, typeof chinese> = {
  'zh-CN': chinese,
  'en-US': english,
}

export type HelpTexts = typeof chinese
