import { describe, expect, it } from 'vitest'
import { spreadOf, Turns } from './turns'

const take = (turns: Turns, count: number, now: number) =>
  Array.from({ length: count }, () => turns.take(now))

describe('the turns of windows that load their data again', () => {
  it('[SCALE-04] a hundred need not wait', () => {
    expect(new Set(take(new Turns(), 101, 0))).toEqual(new Set([0]))
  })

  it('[SCALE-04] more come one after the other, at a pace that leaves time for others', () => {
    const turns = new Turns()
    take(turns, 101, 0)
    expect(take(turns, 3, 0)).toEqual([25, 50, 75])
    // Those who come while others wait come after them.
    expect(turns.take(50)).toBe(50)
    expect(turns.take(60_000)).toBe(0)
  })

  it('[SCALE-04] nobody waits longer than 25 s, and no two thousand wait for the same moment', () => {
    let random = 0
    const turns = new Turns(() => {
      random = (random + 0.001) % 1
      return random
    })
    const waits = take(turns, 10_000, 0)
    expect(Math.max(...waits)).toBeLessThanOrEqual(25_000)
    const atOnce = new Map<number, number>()
    for (const wait of waits.slice(101)) atOnce.set(wait, (atOnce.get(wait) ?? 0) + 1)
    expect(Math.max(...atOnce.values())).toBeLessThan(20)
  })
})

describe('the word of a process that stops', () => {
  it('[FAST-05] lets many windows spread their return', () => {
    expect([250, 1_000, 10_000, 100_000].map(spreadOf)).toEqual(['', '4000', '40000', '60000'])
  })
})
