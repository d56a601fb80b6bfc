import { expect, it } from 'vitest'
import { archiveOf } from './document-archive'

it('[SEARCH-06] the archive has as many documents as were wanted, no two of one title, and the same each time', () => {
  const archive = archiveOf({ seed: 7, count: 400 })
  const all = [...archive.unit.values(), ...archive.public.values()]
  expect(archive.unit.size).toBe(200)
  expect(all).toHaveLength(400)
  expect(new Set(all.map(({ title }) => title)).size).toBe(400)
  expect(new Set(all.map(({ issuer }) => issuer)).size).toBeGreaterThan(10)
  expect(all.filter(({ attachments }) => attachments.length > 0).length).toBeGreaterThan(100)
  expect(all.every(({ issuedAt }) => /^20\d\d-\d\d-\d\d \d\d:\d\d:00$/.test(issuedAt))).toBe(true)
  archiveOf({ seed: 8, count: 4 })
  archiveOf({ seed: 9, count: 4 })
  expect(archiveOf({ seed: 7, count: 400 })).toEqual(archive)
})
