import { expect, it } from 'vitest'
import { createFaultList } from './fault-list'

const kinds = (faults: { kind: string }[]) => faults.map(({ kind }) => kind)

it('[KIT-04] counts only the calls that match, from when a fault was set', () => {
  const list = createFaultList([])
  list.strike('GET', '/a')
  list.add({ path: '/a', kind: 'reset', nth: 2 })
  list.strike('GET', '/b')
  expect(kinds(list.strike('GET', '/a'))).toEqual([])
  expect(kinds(list.strike('GET', '/a'))).toEqual(['reset'])
  expect(kinds(list.strike('GET', '/a'))).toEqual([])
})

it('[KIT-04] a star stands for any run of characters, and nothing else is special', () => {
  const list = createFaultList([{ path: '/service-*/page.list', kind: 'html' }])
  expect(kinds(list.strike('GET', '/service-mail/x/page.list'))).toEqual(['html'])
  expect(kinds(list.strike('GET', '/service-mail/pageXlist'))).toEqual([])
})

it('[KIT-03] what is left of a fault strikes the same calls in a copy', () => {
  const list = createFaultList([
    { path: '/a', kind: 'reset', nth: 3, times: 2 },
    { path: '/a', kind: 'html', times: 1 },
    { path: '/a', kind: 'slow' },
  ])
  list.strike('GET', '/a')
  const copy = createFaultList(list.remaining())
  for (let call = 0; call < 5; call += 1) {
    expect(kinds(copy.strike('GET', '/a'))).toEqual(kinds(list.strike('GET', '/a')))
  }
})
