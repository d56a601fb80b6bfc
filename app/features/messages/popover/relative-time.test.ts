import { expect, it } from 'vitest'
import { zhCN } from '~text/zh-CN'
import { relativeTime } from './relative-time'

const now = Date.parse('2026-11-21T09:30:00+08:00')

it.each([
  ['2026-11-21 09:29:30', '刚刚'],
  ['2026-11-21 09:31:00', '刚刚'],
  ['2026-11-21 09:05:00', '25 分钟前'],
  ['2026-11-21 00:10:00', '9 小时前'],
  ['2026-11-20 23:50:00', '昨天 23:50'],
  ['2026-11-19 08:00:00', '11-19 08:00'],
  ['2025-12-31 08:00:00', '2025-12-31'],
  ['2099-01-01 08:00:00', '2099-01-01 08:00'],
  ['不久以前', '不久以前'],
])('[MSG-01] %s is %s', (stamp, text) => {
  expect(relativeTime(stamp, now, zhCN.messages.time)).toBe(text)
})
