import type { Pattern } from '../model/color'
import { graphicsOf } from '../model/graphic'
import { inverse, type Matrix, multiply } from '../package/values'
import { type Painter, type Place, scaleOf } from './painter'

/** Maximum side length of a cell in pixels: larger cells are drawn at a lower resolution. */
const mostPixels = 2048

/** The cell of a pattern as a fill that repeats; null if it has no size. */
export function patternFill(
  painter: Painter,
  pattern: Pattern,
  place: Place,
): CanvasPattern | null {
  const { stepX, stepY } = pattern
  if (!(stepX > 0 && stepY > 0)) return null
  const wanted = scaleOf(place.matrix)
  const scale = Math.min(wanted, mostPixels / (stepX * 2), mostPixels / (stepY * 2))
  const [columns, rows] = [mirrorsX(pattern), mirrorsY(pattern)]
  // Whole pixels per cell, because partly covered pixels at the edges would show as seams.
  const wide = Math.max(1, Math.round(stepX * scale))
  const high = Math.max(1, Math.round(stepY * scale))
  const [scaleX, scaleY] = [wide / stepX, high / stepY]
  const cell = document.createElement('canvas')
  cell.width = wide * columns.length
  cell.height = high * rows.length
  const context = cell.getContext('2d')
  if (!context) return null
  for (const [column, flipX] of columns.entries()) {
    for (const [row, flipY] of rows.entries()) {
      drawCell({ ...painter, context }, pattern, { ...place, alpha: place.alpha }, [
        scaleX * (flipX ? -1 : 1),
        0,
        0,
        scaleY * (flipY ? -1 : 1),
        scaleX * (stepX * column + (flipX ? pattern.width : 0)),
        scaleY * (stepY * row + (flipY ? pattern.height : 0)),
      ])
    }
  }
  const fill = painter.context.createPattern(cell, 'repeat')
  const shrink: Matrix = [1 / scaleX, 0, 0, 1 / scaleY, 0, 0]
  const own = pattern.matrix ? multiply(pattern.matrix, shrink) : shrink
  fill?.setTransform(new DOMMatrix([...multiply(originOf(pattern, place), own)]))
  return fill
}

const mirrorsX = ({ reflect }: Pattern) =>
  reflect === 'column' || reflect === 'both' ? [false, true] : [false]
const mirrorsY = ({ reflect }: Pattern) =>
  reflect === 'row' || reflect === 'both' ? [false, true] : [false]

/** From the page's corner to the object's space, if that is the pattern's origin. */
function originOf({ ofPage }: Pattern, { matrix, page }: Place): Matrix {
  const back = ofPage ? inverse(matrix) : null
  return back ? multiply(back, page) : [1, 0, 0, 1, 0, 0]
}

function drawCell(painter: Painter, { cell }: Pattern, place: Place, matrix: Matrix): void {
  painter.drawCell(painter, graphicsOf(cell), { ...place, matrix, page: matrix })
}
