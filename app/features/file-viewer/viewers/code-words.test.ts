import { expect, it } from 'vitest'
import { codeLanguageOf } from './code-language'
import { codeWords } from './code-words'

const seen = (lines: readonly string[], name: string) => {
  const language = codeLanguageOf(name)
  if (!language) return null
  return codeWords(lines, language).map(({ kind, line, from, to }) => [
    kind,
    lines[line]?.slice(from, to),
  ])
}

it('[FILE-03] the words of code are known by their places, line by line', () => {
  expect(seen(['/* 一 < 二', '   & 三 */', 'const a = "甲"'], '脚本.ts')).toEqual([
    ['comment', '/* 一 '],
    ['comment', '<'],
    ['comment', ' 二'],
    ['comment', '   '],
    ['comment', '&'],
    ['comment', ' 三 */'],
    ['keyword', 'const'],
    ['string', '"'],
    ['string', '甲'],
    ['string', '"'],
  ])
  expect(seen(['select 1'], '查询.SQL')).toContainEqual(['keyword', 'select'])
  expect(seen(['select 1'], '说明.txt')).toBeNull()
})
