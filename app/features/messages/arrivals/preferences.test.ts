// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messagePreferencesKey } from '../../../ui/storage-keys'
import { createPreferences, isWithin, wantsAnnouncement } from './preferences'

const at = (time: string) => new Date(`2026-11-21T${time}:00`)

describe('do-not-disturb hours', () => {
  it.each([
    ['22:00', '07:00', '21:59', false],
    ['22:00', '07:00', '22:00', true],
    ['22:00', '07:00', '00:00', true],
    ['22:00', '07:00', '06:59', true],
    ['22:00', '07:00', '07:00', false],
    ['12:00', '14:00', '11:59', false],
    ['12:00', '14:00', '12:00', true],
    ['12:00', '14:00', '14:00', false],
    ['08:00', '08:00', '03:00', true],
  ])('[LIVE-03] from %s to %s hold at %s: %s', (from, to, time, holds) => {
    expect(isWithin({ from, to }, at(time))).toBe(holds)
  })

  it('[LIVE-03] hold if they are on, and a muted source is never announced', () => {
    const preferences = {
      desktop: false,
      quiet: { on: true, from: '22:00', to: '07:00' },
      muted: ['邮件'],
    }
    expect(wantsAnnouncement(preferences, '公文', at('23:00'))).toBe(false)
    expect(wantsAnnouncement(preferences, '公文', at('12:00'))).toBe(true)
    expect(wantsAnnouncement(preferences, '邮件', at('12:00'))).toBe(false)
    const off = { ...preferences, quiet: { ...preferences.quiet, on: false } }
    expect(wantsAnnouncement(off, '公文', at('23:00'))).toBe(true)
  })
})

describe('preferences', () => {
  beforeEach(() => localStorage.clear())

  it('[LIVE-03] last on the device, each user having their own', () => {
    createPreferences('u1').change({ muted: ['邮件'] })
    expect(createPreferences('u1').snapshot().muted).toEqual(['邮件'])
    expect(createPreferences('u2').snapshot().muted).toEqual([])
  })

  it('[LIVE-03] of one window are those of the others', () => {
    const listener = vi.fn()
    const here = createPreferences('u1')
    const leave = here.subscribe(listener)
    createPreferences('u1').change({ desktop: true })
    window.dispatchEvent(new StorageEvent('storage', { key: messagePreferencesKey('u1') }))
    expect(listener).toHaveBeenCalledOnce()
    expect(here.snapshot().desktop).toBe(true)
    leave()
  })

  it('[LIVE-03] are known to a window that shows them nowhere, and what it changes takes back nothing', () => {
    const here = createPreferences('u1')
    createPreferences('u1').change({ muted: ['邮件'] })
    here.change({ desktop: true })
    expect(here.snapshot()).toMatchObject({ desktop: true, muted: ['邮件'] })
    createPreferences('u1').change({ muted: [] })
    window.dispatchEvent(new StorageEvent('storage', { key: messagePreferencesKey('u1') }))
    expect(here.snapshot().muted).toEqual([])
    here.stop()
  })

  it.each([
    'no json',
    'null',
    '{"muted":"邮件","quiet":{"on":1,"from":"25:00","to":null}}',
  ])('[LIVE-03] that cannot be read are the usual ones: %s', (kept) => {
    localStorage.setItem(messagePreferencesKey('u1'), kept)
    expect(createPreferences('u1').snapshot()).toEqual({
      desktop: false,
      quiet: { on: false, from: '22:00', to: '07:00' },
      muted: [],
    })
  })
})
