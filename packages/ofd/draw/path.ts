import type { Color } from '../model/color'
import type { PathGraphic } from '../model/graphic'
import { inverse, type Matrix, multiply } from '../package/values'
import { cssColor } from './css-color'
import { type FullStyle, fullStyle } from './full-style'
import { applyMatrix, type Painter, type Place, scaleOf } from './painter'
import { followPath } from './path-data'
import { patternFill } from './pattern'
import { ellipseMatrix, gradientOf } from './shading'

/** Thinner lines would be too faint to see (pixels). */
const thinnest = 0.8

const black = 'rgba(0, 0, 0, 1)'

/** A canvas fill or stroke, and the space in which it must be drawn if that is not the object's. */
export interface Paint {
  style: string | CanvasGradient | CanvasPattern
  matrix: Matrix | null
}

/** The canvas paint for a colour; a missing colour is black. Null = draw nothing. */
export function paintOf(painter: Painter, color: Color | undefined, place: Place): Paint | null {
  if (!color)
    return { style: place.alpha === 1 ? black : `rgba(0, 0, 0, ${place.alpha})`, matrix: null }
  if (color.shading) {
    const style = gradientOf(painter, color, color.shading, place)
    return style && { style, matrix: ellipseMatrix(color.shading) }
  }
  if (color.pattern) {
    const style = patternFill(painter, color.pattern, place)
    return style && { style, matrix: null }
  }
  return { style: cssColor(color, place.resources, place.alpha), matrix: null }
}

/** The outline of a path in its own space. */
export function outlineOf({ data }: PathGraphic): Path2D {
  const outline = new Path2D()
  followPath(data, outline)
  return outline
}

/** Draws a path object; the place is its own space. */
export function drawPath(painter: Painter, graphic: PathGraphic, place: Place): void {
  const style = fullStyle(graphic.style, graphic.drawParam, place.layerParam, place.resources)
  const outline = outlineOf(graphic)
  const { context } = painter
  if (graphic.fill) {
    const paint = paintOf(painter, style.fill, place)
    if (paint) fillOutline(painter, outline, graphic.rule, { paint, place })
  }
  if (graphic.stroke) {
    const paint = paintOf(painter, style.stroke, place)
    if (!paint) return
    applyMatrix(context, place.matrix)
    setLine(context, style, scaleOf(place.matrix))
    context.strokeStyle = paint.style
    context.stroke(outline)
  }
}

function fillOutline(
  { context }: Painter,
  outline: Path2D,
  rule: CanvasFillRule,
  { paint, place }: { paint: Paint; place: Place },
): void {
  context.fillStyle = paint.style
  const back = paint.matrix && inverse(paint.matrix)
  if (!paint.matrix || !back) {
    applyMatrix(context, place.matrix)
    context.fill(outline, rule)
    return
  }
  // The gradient is drawn through the matrix, but the outline must not be.
  const moved = new Path2D()
  moved.addPath(outline, new DOMMatrix([...back]))
  applyMatrix(context, multiply(place.matrix, paint.matrix))
  context.fill(moved, rule)
}

/** Sets the line style; `scale` is the canvas's pixels per unit. */
export function setLine(context: Painter['context'], style: FullStyle, scale: number): void {
  context.lineWidth = Math.max(style.lineWidth, thinnest / scale)
  context.lineJoin = style.join
  context.lineCap = style.cap
  context.miterLimit = style.miterLimit > 0 ? style.miterLimit : 1
  context.setLineDash([...(style.dashPattern ?? [])])
  context.lineDashOffset = style.dashOffset
}
