import { describe, expect, it, vi } from 'vitest'
import type { MessageBrief } from './message-brief'
import { createMessageList } from './message-list'
import type { UnreadMessages } from './unread.server'

function message(id: string, fields: Partial<MessageBrief> = {}): MessageBrief {
  const time = `2026-11-21 08:00:${id.padStart(2, '0')}`
  return { id, typeCode: 'msgType1', app: '公文', title: id, link: '', time, ...fields }
}

function list(...rows: MessageBrief[]): UnreadMessages {
  const count = (type: string) => rows.filter(({ typeCode }) => typeCode === type).length
  const counts = {
    msgType1: count('msgType1'),
    msgType2: count('msgType2'),
    msgType3: count('msgType3'),
  }
  return { version: rows.map(({ id }) => id).join(), rows, total: rows.length, counts }
}

function opened(...rows: MessageBrief[]) {
  const clock = { now: 1_000 }
  const store = createMessageList(() => clock.now)
  store.answered(list(...rows), 900)
  return { store, clock, ids: () => store.snapshot().rows.map(({ id }) => id) }
}

describe('the store of unread messages', () => {
  it('[MSG-02] is loading until the first answer, says why there is none, and takes unknown for no number', () => {
    const store = createMessageList()
    expect(store.snapshot()).toMatchObject({ phase: 'loading', total: null })
    store.failed('服务繁忙')
    expect(store.snapshot()).toMatchObject({ phase: 'failed', reason: '服务繁忙', total: null })
    store.answered(list(message('1')), 0)
    expect(store.snapshot()).toMatchObject({ phase: 'ready', reason: '', total: 1 })
    store.failed('服务繁忙')
    expect(store.snapshot()).toMatchObject({ phase: 'ready', reason: '服务繁忙', total: 1 })
  })

  it('[MSG-06] [PUSH-05] takes a pushed message in at once, and the same one never twice', () => {
    const { store, ids } = opened(message('1'))
    expect(store.arrived(message('2', { typeCode: 'msgType3' }))).toBe(true)
    expect(store.arrived(message('2'))).toBe(false)
    expect(store.arrived(message('1'))).toBe(false)
    expect(ids()).toEqual(['2', '1'])
    expect(store.snapshot()).toMatchObject({ total: 2, counts: { msgType1: 1, msgType3: 1 } })
    expect(
      store.answered(list(message('2', { typeCode: 'msgType3' }), message('1')), 2_000),
    ).toEqual([])
    expect(ids()).toEqual(['2', '1'])
    expect(store.snapshot().total).toBe(2)
  })

  it('[MSG-02] keeps a list that was asked for later than the one that comes now', () => {
    const { store, ids } = opened(message('1'), message('2'))
    store.remove(['1', '2'])
    store.registered(['1', '2'])
    store.answered(list(), 3_000)
    expect(store.answered(list(message('1'), message('2')), 950)).toEqual([])
    expect(ids()).toEqual([])
  })

  it('[MSG-02] keeps a pushed message that an answer under way could not know, and drops one that is gone', () => {
    const { store, clock, ids } = opened(message('1'))
    clock.now = 2_000
    store.arrived(message('2'))
    store.answered(list(message('1')), 1_500)
    expect(ids()).toEqual(['2', '1'])
    store.answered(list(message('1')), 3_000)
    expect(ids()).toEqual(['1'])
  })

  it('[MSG-02] takes a read one away at once, and an older answer does not bring it back', () => {
    const { store, clock, ids } = opened(message('2'), message('1'))
    store.remove(['2'])
    expect(ids()).toEqual(['1'])
    expect(store.snapshot()).toMatchObject({ total: 1, counts: { msgType1: 1 } })
    store.answered(list(message('2'), message('1')), 1_100)
    expect(ids()).toEqual(['1'])
    clock.now = 2_000
    store.registered(['2'])
    store.answered(list(message('2'), message('1')), 1_900)
    expect(ids()).toEqual(['1'])
    // The backend's later list replaces it.
    store.answered(list(message('2'), message('1')), 2_100)
    expect(ids()).toEqual(['2', '1'])
  })

  it('[MSG-02] brings back what could not be registered', () => {
    const { store, ids } = opened(message('2'), message('1'))
    store.remove(['1', '2'])
    expect(store.snapshot().total).toBe(0)
    store.restore(['1', '2'])
    expect(ids()).toEqual(['2', '1'])
    expect(store.snapshot().total).toBe(2)
  })

  it('[PUSH-02] shows the total that is pushed until the next answer, less what is read meanwhile', () => {
    const { store } = opened(message('2'), message('1'))
    store.totalIs(1_200)
    expect(store.snapshot().total).toBe(1_200)
    store.remove(['1'])
    expect(store.snapshot().total).toBe(1_199)
    store.answered(list(message('2')), 5_000)
    expect(store.snapshot().total).toBe(1)
  })

  it('[MSG-06] tells what an answer brings that was not known, but not older ones that had no room before', () => {
    const { store } = opened(message('5'), message('4'))
    expect(store.answered(list(message('6'), message('5'), message('3')), 5_000)).toMatchObject([
      { id: '6' },
    ])
  })

  it('tells its listeners of each change, until they leave', () => {
    const { store } = opened(message('1'))
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.arrived(message('2'))
    store.remove(['2'])
    leave()
    store.totalIs(7)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('[MSG-01] stays quick with 5,000 messages', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => message(String(index)))
    const { store, ids } = opened(...many)
    store.remove(many.slice(0, 2_500).map(({ id }) => id))
    expect(ids()).toHaveLength(2_500)
  })
})
