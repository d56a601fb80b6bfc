import { expect, it } from 'vitest'
import { dateText } from './dates'
import { failureText } from './texts'

const now = new Date(2026, 0, 5, 15, 0)

it('writes a moment as short as its distance allows', () => {
  expect(dateText('2026-01-05 09:12:30', now)).toBe('09:12')
  expect(dateText('2026-01-04 09:12:30', now)).toBe('1月4日')
  expect(dateText('2025-12-31 09:12:30', now)).toBe('2025年12月31日')
  expect(dateText('soon', now)).toBe('soon')
})

it("gives the backend's words if it answered, its own if it did not", () => {
  expect(failureText({ status: 200, code: 400, message: '找不到收件人：x' })).toBe(
    '找不到收件人：x',
  )
  expect(failureText({ status: 0, code: null, message: 'fetch' })).toMatch(/^网络连接失败/)
  expect(failureText({ status: 503, code: null, message: 'x' })).toMatch(/^服务暂时不可用/)
})
