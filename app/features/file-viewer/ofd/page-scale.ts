import type { Box, Matrix } from '@portal/ofd'

/** CSS pixels per millimetre at 100 %. */
export const perMillimetre = 96 / 25.4

/** Units per millimetre of the layer over a page: zooming scales the layer without rendering it again. */
export const layerUnit = 4

/** Pixels of a canvas, and of one of its sides: more would not fit into the memory of small machines. */
const mostPixels = 16_000_000
const longestSide = 8_192

/** The wanted pixels per millimetre, limited to what a canvas of this sheet can have. */
export function fittingScale({ width, height }: Pick<Box, 'width' | 'height'>, wanted: number) {
  const byArea = Math.sqrt(mostPixels / width / height)
  return Math.min(wanted, byArea, longestSide / Math.max(width, height))
}

/** Canvas pixels per millimetre at which a page is sharp at a zoom. */
export function canvasScale(box: Box, zoom: number): number {
  const wanted = perMillimetre * zoom * Math.min(3, window.devicePixelRatio || 1)
  return fittingScale(box, wanted)
}

/** Converts a matrix in millimetres to CSS in the layer's units. */
export function cssMatrix([a, b, c, d, e, f]: Matrix): string {
  return `matrix(${a}, ${b}, ${c}, ${d}, ${e * layerUnit}, ${f * layerUnit})`
}
