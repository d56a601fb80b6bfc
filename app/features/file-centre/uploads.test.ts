import { expect, it } from 'vitest'
import { percentOf, readUploads } from './uploads'

it('[FILE-04] takes from what apps share the uploads alone', () => {
  const good = { id: 'a', progress: 0.5 }
  const odd = [null, 7, 'x', {}, { id: 1, progress: 0 }, { id: 'b', progress: 2 }, { id: 'c' }]
  expect(readUploads([...odd, { ...good, html: '<b>' }])).toEqual([good])
  expect(readUploads({ length: 1 })).toEqual([])
  expect(readUploads(undefined)).toEqual([])
  expect(readUploads([{ id: 'd', progress: Number.NaN }])).toEqual([])
})

it('[FILE-04] says how far all of them are, never more than is true', () => {
  const at = (...progress: number[]) =>
    percentOf(progress.map((one) => ({ id: '', progress: one })))
  expect([at(0, 1), at(0.999), at(1, 1), at()]).toEqual([50, 99, 100, 100])
})
