import { inflateSync } from 'node:zlib'

const piece = 96
const depth = 4

/**
 * Finds the gap as a user does who looks at the picture: by its vertical edge. Gives the answer in units of the slider,
 * which are half a pixel each.
 */
export function findGap(picture: string): number {
  const { width, height, pixels } = readPng(picture)
  const edges = Array.from({ length: width - piece }, (_, x) => {
    if (x < piece) return 0
    let sum = 0
    for (let y = 0; y < height; y += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * width + x) * 4 + channel
        sum += Math.abs((pixels[at] ?? 0) - (pixels[at - depth * 4] ?? 0))
      }
    }
    return sum
  })
  const strongest = Math.max(...edges)
  return Math.round((edges.findIndex((edge) => edge > strongest * 0.7) - 2) / 2)
}

/** Reads the portal's own kind of PNG: each row as its difference to the one above. */
function readPng(address: string) {
  const file = Buffer.from(address.split(',')[1] ?? '', 'base64')
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const content = file.indexOf('IDAT') + 4
  const lines = inflateSync(file.subarray(content))
  const pixels = Buffer.alloc(width * height * 4)
  const stride = width * 4
  for (let at = 0; at < pixels.length; at += 1) {
    const row = Math.floor(at / stride)
    pixels[at] = (lines[row * (stride + 1) + 1 + (at % stride)] ?? 0) + (pixels[at - stride] ?? 0)
  }
  return { width, height, pixels }
}
