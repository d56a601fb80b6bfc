import { expect, it } from 'vitest'
import { samplePicture } from '../../../../mock-platform/data/samples/media'
import { isHugePicture } from './picture-size'

/** A picture that says of itself that it is so large. */
function claiming(width: number, height: number): Buffer {
  const bytes = samplePicture(4, 4)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

it('[FILE-03] a picture of more dots than a browser can draw is known by its head', () => {
  expect(isHugePicture(claiming(30_000, 30_000))).toBe(true)
  expect(isHugePicture(claiming(1_080, 40_000))).toBe(false)
  expect(isHugePicture(Buffer.from('no picture'))).toBe(false)
})
