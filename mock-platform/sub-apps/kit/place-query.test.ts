import { expect, it } from 'vitest'
import { pageNoOf, withQuery } from './place-query'

const place = (address: string) => {
  const { pathname: path, searchParams: query } = new URL(address, 'http://portal')
  return { path, query }
}

it('changes some values of an address and drops the empty ones', () => {
  const list = place('/todo?keyword=用车&pageNo=3')
  expect(withQuery(list, { pageNo: 4 })).toBe('/todo?keyword=%E7%94%A8%E8%BD%A6&pageNo=4')
  expect(withQuery(list, { keyword: '', pageNo: '' })).toBe('/todo')
})

it('takes the first page if the address names none that can be', () => {
  const pages = ['/todo', '/todo?pageNo=2', '/todo?pageNo=-1', '/todo?pageNo=x'].map(place)
  expect(pages.map(pageNoOf)).toEqual([1, 2, 1, 1])
})
