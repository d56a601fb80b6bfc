import { expect, it } from 'vitest'
import { sizeText } from '../file-size'
import { cellText, columnName } from './cell-text'

const words = { yes: '是', no: '否' }

it('[FILE-03] columns are named as in a workbook', () => {
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
})

it('[FILE-03] cells say truths and numbers as people write them', () => {
  expect(cellText(true, words)).toBe('是')
  expect(cellText({ number: '1,980.00' }, words)).toBe('1,980.00')
  expect(cellText({ text: '张三', look: { align: 'center' } }, words)).toBe('张三')
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
