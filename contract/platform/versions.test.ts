import { describe, expect, it } from 'vitest'
import { listVersions } from './versions'

const read = (rows: unknown) => listVersions.answer.parse(rows)

describe('the list of versions', () => {
  it('[NOTICE-02] takes what backends leave out, and lines in either way', () => {
    const empty = { type: '', remind: null, shutdownLen: 0, version: '', title: '', date: '' }
    expect(read([{ id: 1 }, { id: '2', content: ' 一\r\n\n二 ', type: 2, remind: '0' }])).toEqual([
      { ...empty, id: '1', content: [] },
      { ...empty, id: '2', type: '2', remind: 0, content: ['一', '二'] },
    ])
    expect(read([{ id: 3, content: ['甲', ' '], shutdownLen: '5', title: null }])).toEqual([
      { ...empty, id: '3', shutdownLen: 5, content: ['甲'] },
    ])
    expect(read(null)).toEqual([])
  })

  it('[HOLD-01] leaves out an odd row, not all', () => {
    expect(read([null, 'x', { version: '1.0' }, { id: 1, remind: 9 }])).toHaveLength(1)
  })
})
