import { beforeEach, describe, expect, it } from 'vitest'
import { type AttemptStore, createMemoryAttempts } from './attempt-store'

const rule = { limit: 3, window: 1_000 }
let time: number
let store: AttemptStore
beforeEach(() => {
  time = 0
  store = createMemoryAttempts(() => time)
})
const takeAll = async () => {
  for (let count = 0; count < rule.limit; count += 1) await store.take('a', rule)
}

describe('attempts', () => {
  it('[SAFE-04] are allowed up to the limit, and again after the window', async () => {
    await takeAll()
    time = 999
    expect(await store.take('a', rule)).toEqual({ allowed: false, left: 0, wait: 1 })
    time = 1_000
    expect(await store.take('a', rule)).toEqual({ allowed: true, left: 2, wait: 1_000 })
  })

  it('[SAFE-04] lock for a whole window from the last of them, however many follow', async () => {
    await store.take('a', rule)
    await store.take('a', rule)
    time = 900
    expect(await store.take('a', rule)).toEqual({ allowed: true, left: 0, wait: 1_000 })
    time = 1_500
    expect(await store.take('a', rule)).toEqual({ allowed: false, left: 0, wait: 400 })
  })

  it('[SAFE-04] of one window do not count in the next', async () => {
    await store.take('a', rule)
    await store.take('a', rule)
    time = 1_000
    expect((await store.take('a', rule)).left).toBe(2)
  })

  it('[SAFE-04] made at the same moment are no more than the limit', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => store.take('a', rule)))
    expect(all.filter(({ allowed }) => allowed)).toHaveLength(rule.limit)
  })

  it('[SAFE-04] of one key are none of another', async () => {
    await takeAll()
    expect((await store.take('b', rule)).allowed).toBe(true)
  })

  it('[SAFE-04] can be given back, one or all', async () => {
    await takeAll()
    await store.giveBack('a')
    expect((await store.take('a', rule)).left).toBe(0)
    await store.forget('a')
    expect((await store.take('a', rule)).left).toBe(2)
    await store.giveBack('unknown')
    expect((await store.take('unknown', rule)).left).toBe(2)
  })

  const others = 100_001

  it('[SAFE-12] [SAFE-16] of one kind are not forgotten for those of another, however many', async () => {
    await store.take('account lisi', rule)
    const once = { limit: 1, window: 1_000 }
    for (let count = 0; count < others; count += 1) await store.take(`idle-end ${count}`, once)
    expect((await store.take('account lisi', rule)).left).toBe(1)
  })

  it('[SAFE-12] [SAFE-16] that lock are not forgotten for those that do not yet, however many', async () => {
    for (let count = 0; count < rule.limit; count += 1) await store.take('account lisi', rule)
    for (let count = 0; count < others; count += 1) await store.take(`account ${count}`, rule)
    expect((await store.take('account lisi', rule)).allowed).toBe(false)
  })

  it('[SAFE-16] that were all given back leave nothing', async () => {
    await store.take('account lisi', rule)
    for (let count = 0; count < others; count += 1) {
      await store.take(`account ${count}`, rule)
      await store.giveBack(`account ${count}`)
    }
    expect((await store.take('account lisi', rule)).left).toBe(1)
  })

  it('[SAFE-04] lock no longer once one of them is given back', async () => {
    await takeAll()
    await store.giveBack('a')
    expect(await store.take('a', rule)).toMatchObject({ allowed: true, left: 0 })
    expect((await store.take('a', rule)).allowed).toBe(false)
  })
})
