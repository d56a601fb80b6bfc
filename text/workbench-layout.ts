import type { Language } from './languages'

/** The sentences of the choice of layouts, which come with it. */
const chinese = {
  title: '工作台布局',
  hint: '选择打开首页时显示的工作台，设置后立即生效。',
  list: '可选的布局',
  /** By the layout's type. */
  kinds: { 0: '个人办公', 1: '部门看板', 2: '首页' },
  current: '当前使用',
  set: '设为默认',
  setting: '设置中…',
  named: (action: string, name: string) => `${action}：${name}`,
  done: '设置成功',
  failed: (reason: string) => `设置失败：${reason}`,
  gone: '该布局已不存在，请重新选择',
  listFailed: '布局列表加载失败',
  empty: '暂无布局，请联系管理员添加',
}

export type WorkbenchLayoutTexts = typeof chinese

const english: WorkbenchLayoutTexts = {
  title: 'Workbench layout',
  hint: 'Choose the workbench that opens as your home page. It applies at once.',
  list: 'Layouts to choose from',
  kinds: { 0: 'Personal', 1: 'Department', 2: 'Home' },
  current: 'In use',
  set: 'Set as default',
  setting: 'Setting…',
  named: (action: string, name: string) => `${action}: ${name}`,
  done: 'Layout set',
  failed: (reason: string) => `Could not set the layout: ${reason}`,
  gone: 'This layout no longer exists. Choose another one.',
  listFailed: 'The layouts could not be loaded',
  empty: 'No layouts. Ask your administrator to add some.',
}

export const workbenchLayoutTexts: Record<Language, WorkbenchLayoutTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
