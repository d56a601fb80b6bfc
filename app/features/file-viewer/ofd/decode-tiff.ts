import { decode, decodeImage, toRGBA8 } from 'utif2'
import { viewerLimits } from '../limits'
import { firstDirectory } from './tiff-start'

/** Decodes the first page of a TIFF; null if it has none, or is too large. */
export function decodeTiff(bytes: Uint8Array): ImageData | null {
  const buffer = firstDirectory(bytes)?.buffer
  if (!buffer) return null
  const [first] = decode(buffer)
  if (!first) return null
  // Tag numbers of width and height.
  const { t256: wide, t257: high } = first
  if (!Array.isArray(wide) || !Array.isArray(high)) return null
  if (Number(wide[0]) * Number(high[0]) > viewerLimits.dots) return null
  // Zero-sized tiles would be infinitely many.
  const { t322: tileWide, t323: tileHigh } = first
  for (const side of [tileWide, tileHigh]) {
    if (side !== undefined && !(Array.isArray(side) && Number(side[0]) > 0)) return null
  }
  decodeImage(buffer, first)
  const dots = new Uint8ClampedArray(toRGBA8(first))
  return new ImageData(dots, first.width, first.height)
}
