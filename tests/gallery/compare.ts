import { PNG } from 'pngjs'

/** The browser draws the edges of letters with this much variation from one run to the next, of 255. */
const rounding = 2

/** Of all dots of two PNGs, the share that differs visibly, 0 to 1; 1 if the sizes differ. */
export function difference(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 0
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)]
  if (a.width !== b.width || a.height !== b.height) return 1
  const differing = new Set<number>()
  for (const [at, value] of a.data.entries()) {
    if (Math.abs(value - (b.data[at] ?? 0)) > rounding) differing.add(at >> 2)
  }
  return differing.size / (a.width * a.height)
}
