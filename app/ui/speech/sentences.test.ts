import { expect, test } from 'vitest'
import { sentencesOf } from './sentences'

test('[WEB-06] a text is read sentence by sentence, lines without a full stop too', () => {
  expect(sentencesOf('下午好，张三\n待办 3 件。请及时办理！\n\n———\nWhy? Because.')).toEqual([
    '下午好，张三',
    '待办 3 件。',
    '请及时办理！',
    'Why?',
    'Because.',
  ])
})

test('[WEB-06] a long sentence is parted where it breathes, and nothing of it is lost', () => {
  const long = `${'办公'.repeat(45)}，${'会议'.repeat(40)}、${'通知'.repeat(70)}。`
  const parts = sentencesOf(long)
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(120)
  expect(parts.join('')).toBe(long)
  expect(parts[0]).toBe(`${'办公'.repeat(45)}，`)
})

test('[WEB-06] nothing to read gives no sentence', () => {
  expect(sentencesOf(' \n —— · \n')).toEqual([])
})
