import type { SubAppRequestError } from '@portal/sub-app'

/** A backend's `YYYY-MM-DD HH:mm:ss` for users: the time today, the day this year. */
export function dateText(moment: string, now = new Date()): string {
  const [day = '', time = ''] = moment.split(' ')
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return moment
  const thisYear = year === now.getFullYear()
  if (thisYear && month === now.getMonth() + 1 && date === now.getDate()) return time.slice(0, 5)
  return thisYear ? `${month}月${date}日` : `${year}年${month}月${date}日`
}

export function failureText(error: unknown): string {
  const { status, code, message } = error as Partial<SubAppRequestError>
  if (status === 0) return '网络连接失败，请检查网络后重试'
  if (code != null && message) return message
  return '服务暂时不可用，请稍后重试'
}
