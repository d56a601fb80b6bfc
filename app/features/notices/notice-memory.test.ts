// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { userTenantKey } from '~contract/portal/user-tenant'
import { isToldOf, mayShow, noteShown, noteToldOf } from './notice-memory'

const notice = (frequency: number, id = 'n1') => ({
  id,
  title: '',
  html: '',
  corner: false,
  closesAfter: 0,
  closableAfter: 0,
  frequency,
})

const reader = userTenantKey({ userId: 'u1', tenantId: 't1' })
const next = userTenantKey({ userId: 'u2', tenantId: 't1' })

/** How often a notice is shown to a user who opens the portal again and again. */
function timesShown(frequency: number): number {
  let times = 0
  while (mayShow(reader, notice(frequency)) && times < 10) {
    noteShown(reader, notice(frequency))
    times += 1
  }
  return times
}

describe('what a device remembers of notices', () => {
  beforeEach(() => localStorage.clear())

  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [9, 3],
  ])('[NOTICE-01] one that may come back %i times is shown %i times', (frequency, times) => {
    expect(timesShown(frequency)).toBe(times)
    expect(JSON.parse(localStorage.getItem('portal-notice:u1 t1:n1') ?? '')).toEqual({
      refresh: 3,
      frequency,
    })
  })

  it('[NOTICE-01] another frequency begins again, another notice has a counter of its own', () => {
    timesShown(0)
    expect(mayShow(reader, notice(0))).toBe(false)
    expect(mayShow(reader, notice(1))).toBe(true)
    expect(mayShow(reader, notice(0, 'n2'))).toBe(true)
  })

  it('[NOTICE-01] what is no memory counts as none', () => {
    localStorage.setItem('portal-notice:u1 t1:n1', '{')
    expect(mayShow(reader, notice(0))).toBe(true)
  })

  it('[NOTICE-02] a version is announced once', () => {
    expect(isToldOf(reader, 'v1')).toBe(false)
    noteToldOf(reader, 'v1')
    expect(isToldOf(reader, 'v1')).toBe(true)
    expect(isToldOf(reader, 'v2')).toBe(false)
  })

  it('[NOTICE-01] [NOTICE-02] [GUARD-03] another user of the same computer has seen neither', () => {
    timesShown(0)
    noteToldOf(reader, 'v1')
    expect(mayShow(next, notice(0))).toBe(true)
    expect(isToldOf(next, 'v1')).toBe(false)
  })
})
