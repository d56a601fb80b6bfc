import { decode, decodeImage, toRGBA8 } from 'utif2'
import { viewerLimits } from '../limits'

/** Decodes the first page of a TIFF; null if it has none, or is too large. */
export function decodeTiff(bytes: Uint8Array): ImageData | null {
  const buffer = bytes.slice().buffer
  const [first] = decode(buffer)
  if (!first) return null
  // Tags by their numbers: width and height.
  const { t256: wide, t257: high } = first
  if (!Array.isArray(wide) || !Array.isArray(high)) return null
  if (Number(wide[0]) * Number(high[0]) > viewerLimits.dots) return null
  decodeImage(buffer, first)
  const dots = new Uint8ClampedArray(toRGBA8(first))
  return new ImageData(dots, first.width, first.height)
}
