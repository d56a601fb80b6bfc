import type { Locator } from '@playwright/test'
import { PNG } from 'pngjs'

/** Pixels of a cell's side: letters may come from another version of a font, but must not be missing. */
const cell = 12

/** A canvas as a PNG of this width. */
export async function canvasPicture(canvas: Locator, width: number): Promise<Buffer> {
  const base64 = await canvas.evaluate((whole: HTMLCanvasElement, wide: number) => {
    let source: HTMLCanvasElement | OffscreenCanvas = whole
    // By halves: in one large step a browser reads only some of the pixels.
    for (;;) {
      const next = Math.max(wide, Math.ceil(source.width / 2))
      const target = document.createElement('canvas')
      target.width = next
      target.height = Math.round((whole.height * next) / whole.width)
      target.getContext('2d')?.drawImage(source, 0, 0, target.width, target.height)
      if (next === wide) return target.toDataURL().split(',')[1] ?? ''
      source = target
    }
  }, width)
  return Buffer.from(base64, 'base64')
}

/**
 * How much two pictures differ in the cell where they differ most: the mean difference within that cell, 0 to 255. The
 * mean of a whole page would hide a missing line of text. Pictures of different sizes give 255.
 */
export function worstDifference(one: Buffer, other: Buffer): number {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)]
  if (a.width !== b.width || a.height !== b.height) return 255
  const columns = Math.ceil(a.width / cell)
  const sums = new Float64Array(columns * Math.ceil(a.height / cell))
  for (let at = 0; at < a.data.length; at += 4) {
    const x = (at / 4) % a.width
    const y = Math.floor(at / 4 / a.width)
    const place = Math.floor(y / cell) * columns + Math.floor(x / cell)
    for (const part of [0, 1, 2])
      sums[place] =
        (sums[place] ?? 0) + Math.abs((a.data[at + part] ?? 0) - (b.data[at + part] ?? 0))
  }
  return Math.max(...sums) / (3 * cell * cell)
}
