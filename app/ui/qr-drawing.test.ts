import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { drawQr, type QrDrawing } from './qr-drawing'

const margin = 4
const scale = 3

/** The drawing as pixels, with a quiet zone around it. */
function pixelsOf({ size, path }: QrDrawing) {
  const side = (size + 2 * margin) * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    const left = (Number(x) + margin) * scale
    const top = (Number(y) + margin) * scale
    for (let row = top; row < top + scale; row++) {
      for (let column = left; column < left + Number(width) * scale; column++) {
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
  }
  return { data, side }
}

describe('a code', () => {
  it.each([
    'https://m.yunzhou.example.cn/app/android/office?from=portal',
    '移动办公，请用手机扫描 👍',
    'x'.repeat(194),
  ])('[AID-04] says %s', (text) => {
    const drawing = drawQr(text)
    if (!drawing) throw new Error('nothing was drawn')
    const { data, side } = pixelsOf(drawing)
    expect(jsQR(data, side, side)?.data).toBe(text)
  })

  it('[AID-04] survives that a quarter of it is covered: the highest error correction', () => {
    const drawing = drawQr('https://m.yunzhou.example.cn/app/android/office')
    if (!drawing) throw new Error('nothing was drawn')
    const { data, side } = pixelsOf(drawing)
    // A grey square over the middle, about 20 % of the side: more than the lower error correction levels tolerate.
    const [from, to] = [Math.round(side * 0.36), Math.round(side * 0.62)]
    for (let row = from; row < to; row++) {
      data.fill(128, (row * side + from) * 4, (row * side + to) * 4)
    }
    expect(jsQR(data, side, side)?.data).toBe('https://m.yunzhou.example.cn/app/android/office')
  })

  it.each([
    ['nothing', ''],
    ['what a phone could not tell apart', 'x'.repeat(195)],
    ['more than any code holds', 'x'.repeat(1e5)],
  ])('[AID-04] is not drawn for %s', (_, text) => {
    expect(drawQr(text)).toBeNull()
  })
})
