import { expect, it } from 'vitest'
import { queryOf, tokensOf } from './chinese-tokens'

const finds = (text: string, keyword: string) =>
  queryOf(keyword).tokens.every((token) => tokensOf(text).includes(token))

it('[SEARCH-02] a word is found wherever the text around it would have been cut', () => {
  expect(finds('关于优化营商环境的通知', '营商环境')).toBe(true)
  expect(finds('关于优化营商环境的通知', '通知 优化')).toBe(true)
  expect(finds('关于优化营商环境的通知', '环境保护')).toBe(false)
  expect(finds('云政办发〔2026〕12号', '〔2026〕12号')).toBe(true)
  expect(finds('ＯＡ系统V8', 'oa')).toBe(true)
})

it('[SEARCH-02] signs that are no words ask for nothing', () => {
  expect(queryOf('😀 .* <> %').tokens).toEqual([])
  expect(queryOf('安全😀生产').tokens).toEqual(['安全', '生产'])
  expect(queryOf('__proto__ constructor').tokens.length).toBeGreaterThan(0)
  expect(queryOf('的').tokens).toEqual(['的'])
  expect(queryOf('税的改革').tokens).not.toContain('的')
})

it('[SEARCH-04] what was typed is marked as a whole before its words are', () => {
  expect(queryOf('营商环境 通知').marks.slice(0, 1)).toEqual(['营商环境'])
  expect(queryOf('营商环境 通知').marks).toContain('通知')
})
