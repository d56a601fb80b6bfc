import { expect, it } from 'vitest'
import { queryOf } from './chinese-tokens'
import { createTextIndex, type SearchLocation } from './text-index'

const text = (id: string, part: object) => ({
  id,
  title: '',
  number: '',
  issuer: '',
  files: '',
  body: '',
  ...part,
})

const index = createTextIndex()
index.add([
  text('often', { title: '通知', body: `${'营商环境好。'.repeat(6)}审批提速。` }),
  text('title', {
    title: '关于优化营商环境的通知',
    number: '云政办发〔2026〕3号',
    body: '压减审批。',
  }),
  text('table', { title: '通报', files: '任务分解表.csv', body: '见附件。' }),
])

const found = (keyword: string, location: SearchLocation = 'all') =>
  index
    .search(queryOf(keyword), location)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id)

it('[SEARCH-02] finds only texts with every word in the given place', () => {
  expect(found('营商 审批').sort()).toEqual(['often', 'title'])
  expect(found('营商 审批', 'title')).toEqual([])
  expect(found('营商', 'title')).toEqual(['title'])
  expect(found('任务分解', 'file')).toEqual(['table'])
  expect(found('2026 3号')).toEqual(['title'])
  expect(found('防汛')).toEqual([])
  expect(found('.*')).toEqual([])
})

it('[SEARCH-02] a title counts more than many hits in the text, and one character begins words', () => {
  expect(found('营商环境')[0]).toBe('title')
  expect(found('审').sort()).toEqual(['often', 'title'])
  expect(found('表')).toEqual(['table'])
})

it('takes a text once', () => {
  index.add([text('table', { title: '另一份' })])
  expect(found('另一份')).toEqual([])
})
