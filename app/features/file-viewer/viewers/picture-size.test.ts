import { expect, it } from 'vitest'
import { isHugePicture } from './picture-size'

/** The first bytes of a PNG, which say how large the picture is. */
function claiming(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

it('[FILE-03] a picture of more dots than a browser can draw is known by its head', () => {
  expect(isHugePicture(claiming(30_000, 30_000))).toBe(true)
  expect(isHugePicture(claiming(1_080, 40_000))).toBe(false)
  expect(isHugePicture(new TextEncoder().encode('no picture'))).toBe(false)
})
