import { describe, expect, it } from 'vitest'
import { createRandom } from '../data/random'
import { type FrameOrder, framesOf } from './push'

const frames = (order: FrameOrder) => framesOf(order, createRandom(1))

describe('frames of a push', () => {
  it('[KIT-04] are text as it is, and all else as JSON', () => {
    expect(frames({ payload: '{"half' })).toEqual(['{"half'])
    expect(frames({ payload: { a: 1 } })).toEqual(['{"a":1}'])
    expect(frames({ payload: null })).toEqual(['null'])
    expect(frames({ payload: 'x', binary: true })).toEqual([Buffer.from('x')])
  })

  it('[KIT-04] are counted, doubled and mixed', () => {
    const payload = { id: '{n}' }
    expect(frames({ payload, times: 2 })).toEqual(['{"id":"1"}', '{"id":"2"}'])
    expect(frames({ payload: '{n}', times: 2, duplicate: true })).toEqual(['1', '1', '2', '2'])
    const mixed = frames({ payload: '{n}', times: 20, reorder: true })
    const inOrder = frames({ payload: '{n}', times: 20 })
    expect(mixed).not.toEqual(inOrder)
    expect(new Set(mixed)).toEqual(new Set(inOrder))
  })

  it.each([
    { type: '大' },
    {},
    undefined,
  ])('[KIT-04] %o is padded to a length in bytes, and stays JSON', (payload) => {
    const [frame = ''] = frames({ payload, bytes: 5000 })
    expect(Buffer.byteLength(frame)).toBe(5000)
    expect(JSON.parse(frame.toString())).toMatchObject(payload ?? {})
  })

  it('[KIT-04] text is padded as text', () => {
    expect(frames({ payload: 'ab', bytes: 4 })).toEqual(['abxx'])
  })
})
