import { describe, expect, it } from 'vitest'
import type { Answered } from '../../ui/server-call'
import type { FoundDocument, ResultPage } from './document-search.server'
import type { Library } from './library'
import { createSearchStore, type PageWanted } from './search-store'

function rows(from: number, to: number): FoundDocument[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    key: String(from + index),
    path: '/gw/detail',
    title: `第 ${from + index} 件`,
    excerpt: '',
    attachments: '',
    issuer: '',
    issued: '',
  }))
}

/** A store whose requests the test answers, in any order. */
function storeOf(library: Library = 'unit') {
  const asked: {
    wanted: PageWanted
    signal: AbortSignal
    answer(page: Answered<ResultPage>): Promise<void>
  }[] = []
  const store = createSearchStore(library, (wanted, signal) => {
    const { promise, resolve } = withResolvers<Answered<ResultPage>>()
    const answer = async (page: Answered<ResultPage>) => {
      resolve(page)
      await promise
    }
    asked.push({ wanted, signal, answer })
    return promise
  })
  const answer = (place: number, from: number, to: number, total: number) =>
    asked[place]?.answer({ data: { rows: rows(from, to), total } })
  const fail = (place: number) => asked[place]?.answer({ error: '服务繁忙' })
  return { store, asked, answer, fail }
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

describe('a search', () => {
  it('[SEARCH-02] trims its keyword, begins with page 1, and goes on until the total', async () => {
    const { store, asked, answer } = storeOf()
    store.search('  工作\u0007  要点 ')
    expect(asked[0]?.wanted).toEqual({ keyword: '工作 要点', pageNo: 1, total: 0 })
    expect(store.snapshot()).toMatchObject({ phase: 'loading', rows: [], total: null })
    store.more()
    expect(asked).toHaveLength(1)
    await answer(0, 1, 10, 12)
    expect(store.snapshot()).toMatchObject({ phase: 'resting', total: 12 })
    store.more()
    expect(asked[1]?.wanted).toEqual({ keyword: '工作 要点', pageNo: 2, total: 12 })
    await answer(1, 11, 12, 12)
    expect(store.snapshot()).toMatchObject({ phase: 'ended', total: 12 })
    expect(store.snapshot().rows).toHaveLength(12)
    store.more()
    expect(asked).toHaveLength(2)
  })

  it('[SEARCH-02] searches for nothing without a keyword, and an empty box has no results', async () => {
    const { store, asked, answer } = storeOf()
    store.search(' \n ')
    expect(asked).toEqual([])
    store.search('工作')
    await answer(0, 1, 3, 3)
    store.type('工作要')
    expect(store.snapshot().rows).toHaveLength(3)
    store.type(' ')
    expect(store.snapshot()).toMatchObject({ typed: ' ', keyword: '', rows: [], total: null })
  })

  it('[SEARCH-02] an earlier answer that is late never replaces a later one', async () => {
    const { store, asked, answer } = storeOf()
    store.search('甲')
    store.search('乙')
    expect(asked[0]?.signal.aborted).toBe(true)
    await answer(1, 1, 2, 2)
    await answer(0, 50, 59, 90)
    expect(store.snapshot()).toMatchObject({ keyword: '乙', total: 2 })
    expect(store.snapshot().rows.map(({ key }) => key)).toEqual(['1', '2'])
  })

  it('[SEARCH-02] a box that was emptied meanwhile stays without results', async () => {
    const { store, answer } = storeOf()
    store.search('甲')
    store.type('')
    await answer(0, 1, 2, 2)
    expect(store.snapshot()).toMatchObject({ keyword: '', rows: [] })
  })

  it.each([
    ['an empty page', 11, 10],
    ['a page that is known already', 1, 10],
  ])('[SEARCH-02] %s ends a list whose total lies', async (_, from, to) => {
    const { store, answer } = storeOf()
    store.search('甲')
    await answer(0, 1, 10, 500)
    store.more()
    await answer(1, from, to, 500)
    expect(store.snapshot()).toMatchObject({ phase: 'ended' })
    expect(store.snapshot().rows).toHaveLength(10)
  })

  it('[SEARCH-02] a total that is less than what is there is not believed', async () => {
    const { store, answer } = storeOf()
    store.search('甲')
    await answer(0, 1, 10, 0)
    expect(store.snapshot()).toMatchObject({ total: 10, phase: 'ended' })
  })

  it('[SEARCH-02] a document that moved to the next page meanwhile is shown once', async () => {
    const { store, answer } = storeOf()
    store.search('甲')
    await answer(0, 1, 10, 19)
    store.more()
    await answer(1, 10, 19, 20)
    expect(store.snapshot().rows.map(({ key }) => key)).toEqual(rows(1, 19).map(({ key }) => key))
  })

  it('[SEARCH-06] after a failure the unit’s library goes on at the end of the list', async () => {
    const { store, asked, answer, fail } = storeOf('unit')
    store.search('甲')
    await answer(0, 1, 10, 20)
    store.more()
    await fail(1)
    expect(store.snapshot()).toMatchObject({ phase: 'failed', total: 20 })
    expect(store.snapshot().rows).toHaveLength(10)
    store.more()
    expect(asked[2]?.wanted.pageNo).toBe(2)
  })

  it('[SEARCH-06] after a failure the public library loads no more until it is asked to', async () => {
    const { store, asked, answer, fail } = storeOf('public')
    store.search('甲')
    await answer(0, 1, 10, 20)
    store.more()
    await fail(1)
    store.more()
    expect(asked).toHaveLength(2)
    store.again()
    await answer(2, 11, 20, 20)
    expect(store.snapshot()).toMatchObject({ phase: 'ended' })
  })
})
