import { expect, it } from 'vitest'
import { hoursText, isOn, overlapping } from './items'

const span = (from: string, to: string) => ({ from: `2026-11-${from}`, to: `2026-11-${to}` })
const night = span('20 22:00', '21 02:00')

it('[APP-15] shows an item on every day that it reaches', () => {
  expect(
    ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map((day) => isOn(night, day)),
  ).toEqual([false, true, true, false])
  expect(isOn(span('20 22:00', '21 00:00'), '2026-11-21')).toBe(false)
})

it('[APP-15] finds items that share time, not those that follow each other', () => {
  const meeting = span('20 09:00', '20 10:00')
  const after = span('20 10:00', '20 11:00')
  expect(overlapping([meeting, after], span('20 09:30', '20 10:00'))).toEqual([meeting])
  expect(overlapping([meeting, after], span('20 09:30', '20 10:30'))).toHaveLength(2)
})

it('names the other day of an item that lasts longer than one', () => {
  expect(hoursText(span('20 09:00', '20 10:00'), '2026-11-20')).toBe('09:00 – 10:00')
  expect(hoursText(night, '2026-11-21')).toBe('11月20日 22:00 – 02:00')
})
