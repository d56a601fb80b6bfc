import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayText, isDay, monthText, monthWeeks, weekStart } from './days'

describe('days', () => {
  it('go over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  })

  it('[APP-15] make weeks that begin on Monday and cover the month', () => {
    const weeks = monthWeeks('2026-11-21')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]?.[0]).toBe('2026-10-26')
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
    expect(monthWeeks('2027-02-01')).toHaveLength(4)
    expect(monthWeeks('2026-12-05').at(-1)?.at(-1)).toBe('2027-01-03')
    expect(weekStart('2026-11-22')).toBe('2026-11-16')
  })

  it('are written in words', () => {
    expect(dayText('2026-11-01')).toBe('11月1日 星期日')
    expect(monthText('2026-11-01')).toBe('2026年11月')
  })

  it('differ from other texts', () => {
    const texts = ['2026-11-21', '2026-13-01', '2026-02-30', '21', '']
    expect(texts.map(isDay)).toEqual([true, false, false, false, false])
  })
})
