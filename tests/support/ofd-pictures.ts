import { PNG } from 'pngjs'

/** Small pictures in the formats that OFD files hold. */

type Colour = readonly [red: number, green: number, blue: number, alpha?: number]

/** A PNG whose pixels are coloured by position. */
export function pngOf(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): Uint8Array {
  const png = new PNG({ width, height })
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = 255] = colourAt(x, y)
      png.data.set([red, green, blue, alpha], (y * width + x) * 4)
    }
  }
  return new Uint8Array(PNG.sync.write(png))
}

const quarters: readonly Colour[] = [
  [220, 40, 40],
  [40, 160, 60],
  [40, 80, 220],
  [240, 200, 40],
]

/** Red and green above blue and yellow, so that rotation and mirroring are visible. */
export const quarterAt =
  (side: number) =>
  (x: number, y: number): Colour =>
    quarters[(y < side / 2 ? 0 : 2) + (x < side / 2 ? 0 : 1)] ?? [0, 0, 0]

/** A round seal on a transparent ground: a red ring with a dot in its middle. */
export function sealPicture(side = 120): Uint8Array {
  const middle = (side - 1) / 2
  return pngOf(side, side, (x, y) => {
    const far = Math.hypot(x - middle, y - middle) / middle
    return (far > 0.86 && far < 0.98) || far < 0.3 ? [204, 0, 0] : [0, 0, 0, 0]
  })
}

/** An uncompressed BMP with 24 bits per pixel. */
export function bmpOf(side: number, colourAt: (x: number, y: number) => Colour): Uint8Array {
  const row = Math.ceil((side * 3) / 4) * 4
  const bytes = new Uint8Array(54 + row * side)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(2, bytes.length, true)
  view.setUint32(10, 54, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, side, true)
  view.setInt32(22, side, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [red, green, blue] = colourAt(x, y)
      // BMP stores the lowest row first.
      bytes.set([blue, green, red], 54 + (side - 1 - y) * row + x * 3)
    }
  }
  return bytes
}

/** A TIFF with one strip of uncompressed RGB. */
export function tiffOf(side: number, colourAt: (x: number, y: number) => Colour): Uint8Array {
  const [short, long] = [3, 4]
  const size = side * side * 3
  const start = 8 + 2 + 10 * 12 + 4
  const entries = [
    [256, long, 1, side],
    [257, long, 1, side],
    [258, short, 3, start],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, start + 6],
    [277, short, 1, 3],
    [278, long, 1, side],
    [279, long, 1, size],
    [284, short, 1, 1],
  ]
  const bytes = new Uint8Array(start + 6 + size)
  const view = new DataView(bytes.buffer)
  bytes.set([0x49, 0x49, 42, 0, 8])
  view.setUint16(8, entries.length, true)
  for (const [at, [tag = 0, type = 0, count = 0, value = 0]] of entries.entries()) {
    const from = 10 + at * 12
    view.setUint16(from, tag, true)
    view.setUint16(from + 2, type, true)
    view.setUint32(from + 4, count, true)
    if (type === short && count === 1) view.setUint16(from + 8, value, true)
    else view.setUint32(from + 8, value, true)
  }
  for (const part of [0, 1, 2]) view.setUint16(start + part * 2, 8, true)
  for (let at = 0; at < side * side; at += 1) {
    const [red, green, blue] = colourAt(at % side, Math.floor(at / side))
    bytes.set([red, green, blue], start + 6 + at * 3)
  }
  return bytes
}
