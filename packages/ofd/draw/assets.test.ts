import { afterEach, expect, it, vi } from 'vitest'
import { PictureBudget } from '../images/budget'
import { decodePicture } from '../images/picture'

afterEach(() => vi.unstubAllGlobals())

/** The header of a PNG with this size. */
function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

it('[DOC-05] the pictures of a page share what one may take', async () => {
  const made = vi.fn(async () => ({ width: 10_000, height: 10_000, close() {} }))
  vi.stubGlobal('createImageBitmap', made)
  const budget = new PictureBudget()
  const decode = () => decodePicture(png(10_000, 10_000), async () => null, budget)
  expect(await decode()).not.toBeNull()
  expect(await decode()).toBeNull()
  expect(made).toHaveBeenCalledTimes(1)
})
