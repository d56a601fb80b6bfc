import type { Verdict } from '../report'
import { callsOf, type Subject } from '../subject'

/** Whether it uses the tab's title and badge: said, not graded. */
export function checkAnnouncements(subject: Subject): Verdict {
  const title = callsOf(subject, 'setTitle').at(-1)
  const badge = callsOf(subject, 'setBadge').at(-1)
  return {
    grade: 'info',
    findings: [
      title === undefined ? '没有设置标题' : `标题：${String(title) || '应用名称'}`,
      badge === undefined ? '没有设置角标' : `角标：${Number(badge)}`,
    ],
    advice: '',
  }
}
