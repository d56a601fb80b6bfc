import { expect, it } from 'vitest'
import { lettersOf, matchesIn, partsOf, sought } from './find-text'

const line = (text: string) => ({
  text,
  matrix: [1, 0, 0, 1, 0, 0] as const,
  size: 3,
  edges: Array.from({ length: text.length + 1 }, (_, at) => at * 3),
})

it('[DOC-04] words are found over the ends of lines, whatever their case and spaces', () => {
  const letters = lettersOf([line('关于 印发'), line('通知的 OFD 说明'), line('ofd')])
  const [first, ...none] = matchesIn(letters, sought('印发 通知'), 4)
  expect(none).toEqual([])
  expect(first).toEqual({ page: 4, from: 2, to: 6 })
  expect(first && partsOf(letters, first)).toEqual([
    { line: 0, from: 3, to: 5 },
    { line: 1, from: 0, to: 2 },
  ])
  expect(matchesIn(letters, sought('Ofd'), 0)).toHaveLength(2)
})

it('[DOC-04] letters whose small form is longer keep their place', () => {
  const letters = lettersOf([line('İstanbul 会议')])
  const [match] = matchesIn(letters, sought('会议'), 0)
  expect(match && partsOf(letters, match)).toEqual([{ line: 0, from: 9, to: 11 }])
})
