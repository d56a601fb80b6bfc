import { describe, expect, it } from 'vitest'
import { idleState } from './idle-state'

const times = { limit: 1_800_000, warning: 10_000 }
const after = (idle: number) => idleState(5_000_000 + idle, 5_000_000, times)

describe('an idle window', () => {
  it('[ME-08] waits until the limit', () => {
    expect(after(0)).toEqual({ phase: 'active', wait: 1_800_000 })
    expect(after(1_799_999)).toEqual({ phase: 'active', wait: 1 })
  })

  it.each([
    [0, 10, 1_000],
    [1, 10, 999],
    [999, 10, 1],
    [1_000, 9, 1_000],
    [9_999, 1, 1],
  ])('[ME-08] %d ms past the limit counts %d, and looks again in %d ms', (past, seconds, wait) => {
    expect(after(1_800_000 + past)).toEqual({ phase: 'warning', seconds, wait })
  })

  it.each([10_000, 10_001, 8 * 3_600_000])('[ME-08] is over %d ms past the limit', (past) => {
    expect(after(1_800_000 + past)).toEqual({ phase: 'over' })
  })
})
