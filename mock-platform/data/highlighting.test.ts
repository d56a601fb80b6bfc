import { expect, it } from 'vitest'
import { excerpt, highlighted } from './highlighting'

it('[SEARCH-04] marks hits and escapes all else, signs of patterns included', () => {
  expect(highlighted('<b>OA & oa</b>', ['oa'])).toBe(
    '&lt;b&gt;<em>OA</em> &amp; <em>oa</em>&lt;/b&gt;',
  )
  expect(highlighted('费用（1.5）', ['1.5', '.'])).toBe('费用（<em>1.5</em>）')
  expect(highlighted('优化营商环境', ['营商', '环境'])).toBe('优化<em>营商环境</em>')
  expect(highlighted('<em>', [])).toBe('&lt;em&gt;')
})

it('[SEARCH-04] shows the text around the first hit, or around several of them', () => {
  const body = `${'前'.repeat(200)}营商环境${'后'.repeat(200)}`
  expect(excerpt(body, ['营商环境'])).toMatch(/^…前{24}营商环境后+…$/)
  const apart = `审批${'前'.repeat(200)}营商${'中'.repeat(10)}环境${'后'.repeat(200)}`
  expect(excerpt(apart, ['审批', '营商', '环境'])).toMatch(/^…前+营商中+环境后+…$/)
  expect(excerpt('短文', ['无'])).toBe('短文')
})
