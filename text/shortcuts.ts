import type { Language } from './languages'
import { plural } from './plural'

/** The sentences of the shortcuts' dialog, which come with it. */
const chinese = {
  hint: '按顺序显示在左侧导航中；未选择应用时，显示前 9 个。',
  chosen: '快捷菜单',
  count: (count: number, maximum: number) => `已选 ${count}/${maximum}`,
  clear: '清空',
  empty: '尚未选择应用',
  choices: '可选应用',
  remove: (title: string) => `移除 ${title}`,
  tooMany: (maximum: number) => `最多只能添加${maximum}个应用`,
  cancel: '取消',
  save: '保存',
  saving: '正在保存…',
  saved: '保存成功',
  failed: (reason: string) => `保存失败\n${reason}`,
  sorting: {
    role: '可排序',
    howTo: '按空格键拿起，用方向键移动，再按空格键放下，Esc 键取消',
    start: (title: string, position: number, count: number) =>
      `已拿起「${title}」，第 ${position} 位，共 ${count} 位`,
    over: (title: string, position: number) => `「${title}」移到第 ${position} 位`,
    end: (title: string, position: number) => `「${title}」已放在第 ${position} 位`,
    cancel: (title: string) => `已取消，「${title}」回到原位`,
  },
  twice: '应用重复',
  unknown: '没有这个应用，或无权使用',
}

const english: typeof chinese = {
  hint: 'Shown in this order on the left. With nothing chosen, the first 9 apps are shown.',
  chosen: 'Shortcuts',
  count: (count: number, maximum: number) => `${count} of ${maximum} chosen`,
  clear: 'Clear',
  empty: 'No apps chosen yet',
  choices: 'Available apps',
  remove: (title: string) => `Remove ${title}`,
  tooMany: (maximum: number) => `You can add at most ${plural(maximum, 'app')}`,
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  failed: (reason: string) => `Could not save: ${reason}`,
  sorting: {
    role: 'sortable',
    howTo: 'Press Space to pick up, move with the arrow keys, press Space to drop or Esc to cancel',
    start: (title: string, position: number, count: number) =>
      `Picked up ${title}, position ${position} of ${count}`,
    over: (title: string, position: number) => `${title} moved to position ${position}`,
    end: (title: string, position: number) => `${title} dropped at position ${position}`,
    cancel: (title: string) => `Cancelled; ${title} is back in its place`,
  },
  twice: 'This app is listed twice',
  unknown: 'There is no such app, or you may not use it',
}

export const shortcutsTexts: Record<Language, typeof chinese> = {
  'zh-CN': chinese,
  'en-US': english,
}
