import { expect, it } from 'vitest'
import { excerpt, highlighted, relevance, termsOf } from './text-search'

const text = {
  title: '关于优化营商环境的通知',
  number: '云政办发〔2026〕3号',
  body: '为优化营商环境，压减审批环节。\n一、压减审批\n营商环境就是竞争力。',
  files: '任务分解表.csv',
}

it('[SEARCH-02] finds only what holds every word, where it was told to look', () => {
  expect(relevance(text, termsOf('营商 审批'), 'all')).toBeGreaterThan(0)
  expect(relevance(text, termsOf('营商 审批'), 'title')).toBe(0)
  expect(relevance(text, termsOf('任务分解'), 'file')).toBeGreaterThan(0)
  expect(relevance(text, termsOf('防汛'), 'all')).toBe(0)
})

it('counts a hit in the title above many in the text', () => {
  const elsewhere = { ...text, title: '通知', body: '营商环境'.repeat(8) }
  const terms = termsOf('营商环境')
  expect(relevance(text, terms, 'all')).toBeGreaterThan(relevance(elsewhere, terms, 'all'))
})

it('[SEARCH-04] marks hits and escapes all else, signs of patterns included', () => {
  expect(highlighted('<b>OA & oa</b>', termsOf('oa'))).toBe(
    '&lt;b&gt;<em>OA</em> &amp; <em>oa</em>&lt;/b&gt;',
  )
  expect(highlighted('费用（1.5）', termsOf('1.5 .'))).toBe('费用（<em>1.5</em>）')
  expect(highlighted('环境营商环境', termsOf('环境 营商环境'))).toBe(
    '<em>环境</em><em>营商环境</em>',
  )
})

it('shows the text around the first hit', () => {
  const body = `${'前'.repeat(200)}营商环境${'后'.repeat(200)}`
  expect(excerpt(body, ['营商环境'])).toMatch(/^…前{24}营商环境后+…$/)
  expect(excerpt('短文', ['无'])).toBe('短文')
})
