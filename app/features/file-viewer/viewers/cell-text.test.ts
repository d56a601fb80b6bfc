import { expect, it } from 'vitest'
import { sizeText } from '../file-size'
import { cellText, columnName } from './cell-text'

const words = { yes: '是', no: '否' }

it('[FILE-03] columns are named as in a workbook', () => {
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
})

it('[FILE-03] cells say dates, sums and truths as people write them', () => {
  expect(cellText(new Date('2026-11-21T00:00:00Z'), words)).toBe('2026-11-21')
  expect(cellText(new Date('2026-11-21T08:30:00Z'), words)).toBe('2026-11-21 08:30')
  expect(cellText(new Date(Number.NaN), words)).toBe('')
  expect(cellText(0.1 + 0.2, words)).toBe('0.3')
  expect(cellText(true, words)).toBe('是')
  expect(cellText(null, words)).toBe('')
})

it('[FILE-03] sizes are short', () => {
  expect([0, 1023, 1024, 1_600_000, 5 * 2 ** 30].map(sizeText)).toEqual([
    '0 B',
    '1023 B',
    '1.0 KB',
    '1.5 MB',
    '5.0 GB',
  ])
})
