import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { dateText, spokenDate, spokenDay, spokenHours, spokenMonth, spokenWeekdays } from './dates'
import { learn, onLanguage, speak } from './language'
import { recognised } from './recognised'
import { spoken } from './spoken'
import { failureText } from './texts'

beforeAll(() =>
  learn({
    '{count} 封邮件': '{count} {count|mail|mails}',
    发给: 'to {people}',
    '{label}不能超过 {max} 个字': '{label}: at most {max}',
    '第 {line} 行：{text}': 'Line {line}: {text}',
    事由: 'Reason',
  }),
)
afterEach(() => speak('zh-CN'))

describe('a sentence', () => {
  it('[LOOK-15] is said in the language that the app speaks', () => {
    expect(spoken('取消')).toBe('取消')
    speak('en-US')
    expect(spoken('取消')).toBe('Cancel')
  })

  it('[LOOK-15] has its places filled, and a word by number in English', () => {
    expect(spoken('{count} 封邮件', { count: 1 })).toBe('1 封邮件')
    speak('en-US')
    expect(spoken('{count} 封邮件', { count: 1 })).toBe('1 mail')
    expect(spoken('{count} 封邮件', { count: 0 })).toBe('0 mails')
    expect(spoken('发给', { people: ['张三', '李四'] })).toBe('to 张三, 李四')
  })

  it('[LOOK-15] that has no English stays, as what the platform says does', () => {
    speak('en-US')
    for (const name of ['云州市教育局', 'toString', '__proto__', ''])
      expect(spoken(name)).toBe(name)
  })

  it('[LOOK-15] whose places came filled is recognised, its parts too', () => {
    expect(recognised('事由不能超过 20 个字')).toBe('事由不能超过 20 个字')
    speak('en-US')
    expect(recognised('事由不能超过 20 个字')).toBe('Reason: at most 20')
    expect(recognised('第 3 行：事由不能超过 20 个字')).toBe('Line 3: Reason: at most 20')
    expect(recognised('找不到收件人：x')).toBe('找不到收件人：x')
    expect(failureText({ status: 200, code: 1, message: '事由' })).toBe('Reason')
  })
})

it('[LOOK-15] dates and times are written by the language', () => {
  const now = new Date(2026, 0, 5, 15, 0)
  const span = { from: '2026-11-21 09:00', to: '2026-11-22 11:30' }
  expect(spokenDate('2026-11-21')).toBe('2026年11月21日')
  expect(spokenHours(span, '2026-11-21')).toBe('09:00 – 11月22日 11:30')
  speak('en-US')
  expect(dateText('2026-01-05 09:12:30', now)).toBe('09:12')
  expect(dateText('2026-01-04 09:12:30', now)).toBe('Jan 4')
  expect(dateText('2025-12-31 09:12:30', now)).toBe('Dec 31, 2025')
  expect(spokenDay('2026-11-21')).toBe('Saturday, November 21')
  expect(spokenDate('2026-11-21')).toBe('November 21, 2026')
  expect(spokenMonth('2026-11-01')).toBe('November 2026')
  expect(spokenWeekdays()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(spokenHours(span, '2026-11-21')).toBe('09:00 – Nov 22 11:30')
})

it('[LOOK-15] a change of the language is told until it is no longer wanted', () => {
  const draw = vi.fn()
  const stop = onLanguage(draw)
  speak('en-US')
  expect(draw).toHaveBeenCalledTimes(1)
  stop()
  speak('zh-CN')
  expect(draw).toHaveBeenCalledTimes(1)
})
