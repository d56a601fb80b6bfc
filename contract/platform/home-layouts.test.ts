import { describe, expect, it } from 'vitest'
import { listHomeLayouts } from './home-layouts'

const parse = (records: unknown) => listHomeLayouts.answer.safeParse({ records })

describe('the list of home layouts', () => {
  it('[ME-04] takes numbers that come as text, and leaves out what may be missing', () => {
    expect(parse([{ id: 7, layoutType: '1', status: 1 }]).data?.records).toEqual([
      { id: '7', name: '', layoutType: 1, status: '1', iconUrl: '', iconActiveUrl: '' },
    ])
  })

  it('[ME-04] leaves out rows that are no layout, and ids that come twice', () => {
    const rows = [
      null,
      { id: 'a', layoutType: 3 },
      { id: 'b', layoutType: null },
      { layoutType: 0 },
      { id: 'c', layoutType: 0, name: null },
      { id: 'c', layoutType: 0, name: '又' },
    ]
    expect(parse(rows).data?.records.map(({ id }) => id)).toEqual(['c'])
  })

  it('[ME-04] is refused if it is no list', () => {
    expect(parse('none').success).toBe(false)
  })
})
