import type { Found } from '../report'
import { callsOf, type Subject } from '../subject'

/** Use of the tab's title and badge; not graded. */
export function checkAnnouncements(subject: Subject): Found {
  const title = callsOf(subject, 'setTitle').at(-1)
  const badge = callsOf(subject, 'setBadge').at(-1)
  return {
    info: [
      title === undefined ? '没有设置标题' : `标题：${String(title) || '应用名称'}`,
      badge === undefined ? '没有设置角标' : `角标：${Number(badge)}`,
    ],
  }
}
