import { weekdays } from '../../contracts/days'
import { currentLanguage } from '../kit/language'

export function greeting(now: Date): string {
  const hour = now.getHours()
  if (hour < 5) return '夜深了'
  if (hour < 11) return '早上好'
  if (hour < 13) return '中午好'
  if (hour < 18) return '下午好'
  return '晚上好'
}

/** `2026年1月5日 星期一`, `Monday, January 5, 2026` */
export function longDate(now: Date): string {
  if (currentLanguage() === 'en-US') return now.toLocaleDateString('en-US', { dateStyle: 'full' })
  const day = `${now.getFullYear()}年${now.getMonth() + 1}月${now.getDate()}日`
  return `${day} 星期${weekdays[(now.getDay() + 6) % 7]}`
}
