import { describe, expect, it } from 'vitest'
import { floatingState, keepFloating, readFloating } from './floating-memory'
import { isAtEdge, withinRoom } from './spot'

function storageWith(kept: string | null): Storage {
  const rows = new Map(kept === null ? [] : [['portal-assistant', kept]])
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  } as unknown as Storage
}

const atFirst = { state: floatingState.expanded, spot: null }

describe('what the floating assistant remembers', () => {
  it('[AID-01] is 1 for closed and 2 for collapsed, of this session alone', () => {
    const storage = storageWith(null)
    keepFloating(
      'mark-a',
      { state: floatingState.collapsed, spot: { right: 30, bottom: 40 } },
      storage,
    )
    expect(JSON.parse(storage.getItem('portal-assistant') ?? '')).toMatchObject({ state: 2 })
    expect(readFloating('mark-a', storage)).toEqual({ state: 2, spot: { right: 30, bottom: 40 } })
    expect(readFloating('mark-b', storage)).toEqual(atFirst)
    keepFloating('mark-a', { state: floatingState.closed, spot: null }, storage)
    expect(readFloating('mark-a', storage)).toEqual({ state: 1, spot: null })
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['another shape', '[1]'],
    ['an unknown state', '{"mark":"m","state":9}'],
    ['a spot that is none', '{"mark":"m","state":0,"spot":{"right":"x","bottom":null}}'],
  ])('[AID-01] starts afresh from %s', (_, kept) => {
    expect(readFloating('m', storageWith(kept))).toEqual(atFirst)
  })

  it('[AID-01] starts afresh if the browser refuses its store, and as its sign on a phone', () => {
    const refusing = {
      getItem() {
        throw new Error('no')
      },
      setItem() {
        throw new Error('full')
      },
    } as unknown as Storage
    expect(readFloating('m', refusing)).toEqual(atFirst)
    expect(() => keepFloating('m', atFirst, refusing)).not.toThrow()
    expect(readFloating('m', null, true)).toEqual({ state: floatingState.collapsed, spot: null })
  })
})

describe('where the floating assistant stands', () => {
  const view = { width: 1366, height: 768 }
  const room = { left: 76, top: 92, right: 1366, bottom: 768 }
  const size = { width: 160, height: 46 }

  it('[AID-01] is at the edge for HZX, and beside the tools for zhxx and all others', () => {
    expect(isAtEdge(['zhxx', 't-1'])).toBe(false)
    expect(isAtEdge(['HZX', 't-1'])).toBe(true)
    expect(isAtEdge(['index', 'HZX'])).toBe(true)
    expect(isAtEdge(['index', 't-1'])).toBe(false)
    expect(isAtEdge(['toString'])).toBe(false)
  })

  it.each([
    ['beyond the right lower corner', { right: -500, bottom: -500 }, { right: 8, bottom: 8 }],
    ['over the tabs', { right: 30, bottom: 760 }, { right: 30, bottom: 622 }],
    ['over the rail', { right: 5_000, bottom: 30 }, { right: 1122, bottom: 30 }],
  ])('[AID-01] is within the apps’ room when it is put %s', (_, spot, expected) => {
    expect(withinRoom(spot, size, room, view)).toEqual(expected)
  })

  it('[AID-01] has its right lower corner in sight in a window that is smaller than it', () => {
    const tiny = { width: 100, height: 40 }
    const spot = withinRoom(
      { right: 300, bottom: 300 },
      size,
      { left: 0, top: 0, right: 100, bottom: 40 },
      tiny,
    )
    expect(spot).toEqual({ right: 8, bottom: 8 })
  })
})
