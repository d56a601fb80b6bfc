import { expect, it } from 'vitest'
import { createFaultList } from './faults'

const call = (path: string, account: string | null = null) => ({ method: 'GET', path, account })
const kinds = (faults: { kind: string }[]) => faults.map(({ kind }) => kind)

it('[KIT-04] counts only the calls that match, from when a fault was set', () => {
  const list = createFaultList([])
  list.strike(call('/a'))
  list.add({ path: '/a', kind: 'reset', nth: 2 })
  list.strike(call('/b'))
  expect(kinds(list.strike(call('/a')))).toEqual([])
  expect(kinds(list.strike(call('/a')))).toEqual(['reset'])
  expect(kinds(list.strike(call('/a')))).toEqual([])
})

it('[KIT-04] a star stands for any run of characters, and nothing else is special', () => {
  const list = createFaultList([{ path: '/service-*/page.list', kind: 'html' }])
  expect(kinds(list.strike(call('/service-mail/x/page.list')))).toEqual(['html'])
  expect(kinds(list.strike(call('/service-mail/pageXlist')))).toEqual([])
})

it('[KIT-03] what is left of a fault strikes the same calls in a copy', () => {
  const list = createFaultList([
    { path: '/a', kind: 'reset', nth: 3, times: 2 },
    { path: '/a', kind: 'html', times: 1 },
    { path: '/a', kind: 'slow' },
  ])
  list.strike(call('/a'))
  const copy = createFaultList(list.remaining())
  for (let time = 0; time < 5; time += 1) {
    expect(kinds(copy.strike(call('/a')))).toEqual(kinds(list.strike(call('/a'))))
  }
})

it('[KIT-04] a fault for one account counts and strikes that account alone', () => {
  const list = createFaultList([{ path: '/a', kind: 'reset', account: 'lisi', nth: 2 }])
  list.strike(call('/a', 'lisi'))
  expect(kinds(list.strike(call('/a', 'zhangsan')))).toEqual([])
  expect(kinds(list.strike(call('/a')))).toEqual([])
  expect(kinds(list.strike(call('/a', 'lisi')))).toEqual(['reset'])
})
