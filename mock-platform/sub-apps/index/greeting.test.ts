import { expect, it } from 'vitest'
import { greeting, longDate } from './greeting'

it('greets by the hour', () => {
  const at = (hour: number) => greeting(new Date(2026, 0, 5, hour))
  expect([0, 8, 12, 15, 20].map(at)).toEqual(['夜深了', '早上好', '中午好', '下午好', '晚上好'])
})

it('writes the date with its weekday', () => {
  expect(longDate(new Date(2026, 0, 5))).toBe('2026年1月5日 星期一')
})
