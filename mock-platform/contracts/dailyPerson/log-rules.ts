import { type FormErrors, textErrors } from '../form-errors'
import type { WorkItem } from './contract'
import forms from './forms.json' with { type: 'json' }

export const logLimits = { items: 10, content: 300, plan: 300, hours: 24 } as const

export function itemErrors({ content, hours }: WorkItem): FormErrors<WorkItem> {
  return {
    ...(!content.trim() && { content: '请输入工作内容' }),
    ...(content.trim().length > logLimits.content && {
      content: `工作内容最多 ${logLimits.content} 个字`,
    }),
    ...(!(hours >= 0.5 && hours <= 16 && hours % 0.5 === 0) && {
      hours: '工时为 0.5 到 16 小时，以半小时计',
    }),
  }
}

export function hoursOf(items: readonly WorkItem[]): number {
  return items.reduce((sum, { hours }) => sum + (hours > 0 ? hours : 0), 0)
}

/** '' = valid. */
export function logProblem(items: readonly WorkItem[]): string {
  if (items.length === 0) return '请至少填写一项工作'
  if (items.length > logLimits.items) return `一天最多填写 ${logLimits.items} 项工作`
  return hoursOf(items) > logLimits.hours ? '一天的工时不能超过 24 小时' : ''
}

export const commentErrors = (comment: { content: string }) => textErrors(forms.comment, comment)
