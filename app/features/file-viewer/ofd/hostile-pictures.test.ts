import { expect, it } from 'vitest'
import { decodeTiff } from './decode-tiff'
import { jbig2Fits } from './jbig2-size'
import { firstDirectory } from './tiff-start'

/** A TIFF with one directory of entries: tag, type, count, value. */
function tiff(entries: readonly (readonly number[])[], next: number): Uint8Array {
  const bytes = new Uint8Array(14 + entries.length * 12 + 4)
  const view = new DataView(bytes.buffer)
  bytes.set([0x49, 0x49, 42, 0, 8])
  view.setUint16(8, entries.length, true)
  for (const [at, [tag = 0, type = 0, count = 0, value = 0]] of entries.entries()) {
    const from = 10 + at * 12
    view.setUint16(from, tag, true)
    view.setUint16(from + 2, type, true)
    view.setUint32(from + 4, count, true)
    view.setUint32(from + 8, value, true)
  }
  view.setUint32(10 + entries.length * 12, next, true)
  return bytes
}

it('[DOC-05] a TIFF whose directory names itself, or holds itself, ends', () => {
  const copy = firstDirectory(tiff([[34665, 4, 1, 8]], 8))
  const view = new DataView(copy?.buffer ?? new ArrayBuffer(0))
  expect([view.getUint16(10, true), view.getUint32(22, true)]).toEqual([65_535, 0])
  expect(decodeTiff(tiff([[256, 9, 1, 0]], 8))).toBeNull()
})

it('[DOC-05] a TIFF that claims more values than it holds, or tiles without a size, is refused', () => {
  expect(firstDirectory(tiff([[273, 4, 0xffffffff, 8]], 0))).toBeNull()
  const size = [256, 257].map((tag) => [tag, 3, 1, 10])
  const tiles = [322, 323].map((tag) => [tag, 3, 1, 0])
  expect(decodeTiff(tiff([...size, ...tiles, [324, 4, 1, 8], [325, 4, 1, 1]], 0))).toBeNull()
})

/** A JBIG2 file with one segment that starts with a size. */
function jbig2(type: number, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(13 + 11 + 19)
  const view = new DataView(bytes.buffer)
  bytes.set([0x97, 0x4a, 0x42, 0x32, 13, 10, 26, 10, 1, 0, 0, 0, 1])
  bytes.set([0, 0, 0, 0, type, 0, 1, 0, 0, 0, 19], 13)
  view.setUint32(24, width)
  view.setUint32(28, height)
  return bytes
}

it('[DOC-05] a JBIG2 is measured before it is decoded', () => {
  expect(jbig2Fits(jbig2(48, 1000, 1000), 1_000_000)).toBe(true)
  expect(jbig2Fits(jbig2(48, 100_000, 100_000), 1_000_000)).toBe(false)
  expect(jbig2Fits(jbig2(38, 100_000, 100_000), 1_000_000)).toBe(false)
  expect(jbig2Fits(jbig2(48, 10, 10).subarray(0, 20), 1_000_000)).toBe(false)
})
