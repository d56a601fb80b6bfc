import { expect, it } from 'vitest'
import { filled, filledAddress } from './template'

const request = {
  id: 'a/b',
  count: 0,
  at: '2026-11-21 09:30:00',
  units: ['甲', '乙'],
  person: { name: '张三' },
  path: '/list/detail/1?x=1',
}

it('fills a text with what a row says, and leaves nothing open', () => {
  expect(filled('{person.name}，{count} 件，{at:minute}', request)).toBe(
    '张三，0 件，2026-11-21 09:30',
  )
  expect(filled('{at:day} {units}{person.none}{none.name}', request)).toBe('2026-11-21 甲、乙')
})

it('keeps a value of an address within its step, unless it is a whole path', () => {
  expect(filledAddress('/detail/{id}', request)).toBe('/detail/a%2Fb')
  expect(filledAddress('{path:whole}', request)).toBe(request.path)
})
