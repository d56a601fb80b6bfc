import { describe, expect, it } from 'vitest'
import { codeOf, valueFormat } from './number-text'

const written = (code: string, value: number, is1904 = false) =>
  valueFormat(code, is1904).number(value).text

/** 21 November 2026. */
const day = 46_347

describe('numbers', () => {
  it.each([
    ['General', 0.1 + 0.2, '0.3'],
    ['General', 330_106_199_001, '330106199001'],
    ['G/通用格式', 5, '5'],
    ['0.0%', 0.613, '61.3%'],
    ['#,##0.00', 1_980_000, '1,980,000.00'],
    ['000000', 123, '000123'],
    ['_ ¥* #,##0.00_ ;_ ¥* -#,##0.00_ ;_ ¥* "-"??_ ;_ @_ ', 1234.5, '¥1,234.50'],
    ['_ ¥* #,##0.00_ ;_ ¥* -#,##0.00_ ;_ ¥* "-"??_ ;_ @_ ', 0, '¥-'],
    ['0_);(0)', -5, '(5)'],
    ['# ?/?', 1.25, '1 1/4'],
    ['0.00E+00', 12_345, '1.23E+04'],
    ['"共"0"人"', 12, '共12人'],
    ['0\\.0,"万"', 123_456, '12.3万'],
    ['[>=90]"优";[>=60]"及格";"不及格"', 75, '及格'],
    [';;;', 5, ''],
    ['@', 12, '12'],
  ])('[DOC-04] the format %s writes %d as %s', (code, value, text) => {
    expect(written(code, value)).toBe(text)
  })

  it('[DOC-04] a section in red is red, in either language, and others are not', () => {
    for (const code of ['#,##0;[Red]-#,##0', '#,##0;[红色]-#,##0']) {
      const { number } = valueFormat(code, false)
      expect(number(-3500)).toEqual({ text: '-3,500', colour: 'red' })
      expect(number(3500)).toEqual({ text: '3,500' })
    }
    expect(valueFormat('[White]0', false).number(1)).toEqual({ text: '1' })
  })
})

describe('dates', () => {
  it.each([
    ['yyyy"年"m"月"d"日"', day, '2026年11月21日'],
    ['yyyy/m/d h:mm', day + 0.5, '2026/11/21 12:00'],
    ['[$-804]aaaa', day, '星期六'],
    ['上午/下午h"时"mm"分"', day + 0.6, '下午2时24分'],
    ['[h]:mm', 1.5, '36:00'],
    [codeOf(14), day, '2026/11/21'],
    [codeOf(31), day, '2026年11月21日'],
    [codeOf(57), day, '2026年11月'],
  ])('[DOC-04] the format %s writes the day %d as %s', (code, value, text) => {
    expect(written(code, value)).toBe(text)
  })

  it('[DOC-04] a workbook that counts from 1904 has the same days, and the same numbers', () => {
    expect(written('yyyy-mm-dd', day - 1462, true)).toBe('2026-11-21')
    expect(written('0.00', 3, true)).toBe('3.00')
  })
})

it('[DOC-04] a format of texts adds what it says, or hides them', () => {
  expect(valueFormat('"合计："@', false).text('全市')).toBe('合计：全市')
  expect(valueFormat(';;;', false).text('全市')).toBe('')
  expect(valueFormat('0.00', false).text('全市')).toBe('全市')
})

it('[DOC-05] a format that cannot be read, or that is endless, leaves values as they are', () => {
  for (const code of ['[x', '"', '0'.repeat(100_000), '[$-'.repeat(80)]) {
    expect(written(code, 12.5), code.slice(0, 9)).toBe('12.5')
  }
  expect(codeOf(1000)).toBe('General')
  expect(codeOf(Number.NaN)).toBe('General')
})
