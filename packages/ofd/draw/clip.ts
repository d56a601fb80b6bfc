import type { Clips } from '../model/graphic'
import { identity, multiply, shift } from '../package/values'
import { applyMatrix, type Painter, type Place } from './painter'
import { outlineOf } from './path'

/** Restricts drawing to an object's clips. Clips made of text are left out, because canvases cannot clip to text. */
export function clipTo({ context }: Painter, { list }: Clips, place: Place): void {
  for (const areas of list) {
    const outline = new Path2D()
    let rule: CanvasFillRule = 'nonzero'
    let drawn = false
    for (const { shape, matrix } of areas) {
      if (shape.kind !== 'path') continue
      const { boundary } = shape
      const own = multiply(shift(boundary.x, boundary.y), shape.matrix ?? identity)
      const area = multiply(matrix ?? identity, own)
      outline.addPath(outlineOf(shape), new DOMMatrix([...area]))
      rule = shape.rule
      drawn = true
    }
    if (!drawn) continue
    applyMatrix(context, place.matrix)
    context.clip(outline, rule)
  }
}
