import { describe, expect, it } from 'vitest'
import { madeArrangement, type PlacedCard } from '../../contracts/index/boards'
import { arrangementFrom, placeBeside, resize, setHidden, step } from './arrangement'

const made = madeArrangement('index')
const shown = (cards: readonly PlacedCard[]) =>
  cards.filter(({ hidden }) => !hidden).map(({ id }) => id)
const seen = shown(made)

describe('what was kept of a board', () => {
  it.each([
    null,
    undefined,
    'garbage',
    7,
    {},
    [],
    [null, 7, 'todos', {}, { id: 'toString' }, { id: 'no-such-card', size: 1 }],
  ])('[LOOK-05] %j is the board as it is made', (kept) => {
    expect(arrangementFrom('index', kept)).toEqual(made)
  })

  it('[LOOK-05] keeps order, sizes and what is hidden, and drops the second of two', () => {
    const kept = [
      { id: 'mails', size: 3, hidden: false },
      { id: 'todos', size: 1, hidden: true },
      { id: 'mails', size: 1, hidden: true },
    ]
    const cards = arrangementFrom('index', kept)
    expect(cards.slice(0, 2)).toEqual(kept.slice(0, 2))
    expect(cards).toHaveLength(made.length)
    expect(shown(cards)).toEqual(['mails', 'counts', 'schedule', 'notices', 'documents', 'courses'])
  })

  it('[LOOK-05] takes a size that cannot be for the usual one', () => {
    const kept = [4, 0, '2', null].map((size) => [{ id: 'todos', size, hidden: 'yes' }])
    for (const cards of kept.map((one) => arrangementFrom('index', one))) {
      expect(cards[0]).toEqual({ id: 'todos', size: 2, hidden: false })
    }
  })
})

describe('arranging', () => {
  it('[LOOK-05] puts a card beside another one', () => {
    expect(shown(placeBeside(made, 'mails', 'counts', 'before')).slice(0, 2)).toEqual([
      'mails',
      'counts',
    ])
    expect(shown(placeBeside(made, 'counts', 'mails', 'after')).slice(0, 4)).toEqual([
      'todos',
      'schedule',
      'mails',
      'counts',
    ])
    expect(placeBeside(made, 'mails', 'mails', 'after')).toEqual(made)
  })

  it('[LOOK-05] steps among the cards that are seen, up to the ends', () => {
    expect(shown(step(made, seen, 'todos', -1)).slice(0, 2)).toEqual(['todos', 'counts'])
    expect(shown(step(made, seen, 'counts', -1))).toEqual(seen)
    expect(shown(step(made, seen, 'todos', 99)).at(-1)).toBe('todos')
    // Without the to-do centre its card is not visible, so one step skips it.
    const without = seen.filter((id) => id !== 'todos')
    expect(shown(step(made, without, 'schedule', -1)).slice(0, 2)).toEqual(['schedule', 'counts'])
  })

  it('[LOOK-05] hides a card, and brings it back at the end of those on show', () => {
    const hidden = setHidden(made, 'todos', true)
    expect(shown(hidden)).not.toContain('todos')
    expect(shown(setHidden(hidden, 'todos', false)).at(-1)).toBe('todos')
  })

  it('[LOOK-05] has sizes of one to three columns', () => {
    expect(resize(made, 'todos', 3)[1]?.size).toBe(3)
    expect(resize(made, 'todos', 4)).toEqual(made)
    expect(resize(made, 'todos', 0)).toEqual(made)
  })
})
