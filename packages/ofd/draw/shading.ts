import type { AxialShading, Color, RadialShading, Shading } from '../model/color'
import type { Matrix } from '../package/values'
import { cssColor } from './css-color'
import type { Painter, Place } from './painter'

/** Maximum repetitions of a shading. */
const mostRepeats = 200

interface Stop {
  at: number
  color: string
}

/** A canvas gradient for a shading; null if it has no colours. */
export function gradientOf(
  { context }: Painter,
  color: Color,
  shading: Shading,
  place: Place,
): CanvasGradient | null {
  const stops = stopsOf(color, shading, place)
  const [first] = stops
  const last = stops[stops.length - 1]
  if (!first || !last) return null
  const { gradient, repeats } = emptyGradient(context, shading)
  const clear = 'rgba(0, 0, 0, 0)'
  if (!shading.extendStart) gradient.addColorStop(0, clear)
  for (const { at, color: seen } of repeated(stops, shading.repeat, repeats)) {
    gradient.addColorStop(Math.min(1, Math.max(0, at)), seen)
  }
  if (!shading.extendEnd) gradient.addColorStop(1, clear)
  return gradient
}

function stopsOf(color: Color, { segments }: Shading, { alpha, resources }: Place): Stop[] {
  const gaps = Math.max(1, segments.length - 1)
  return segments.map(({ position, color: seen }, at) => ({
    at: Math.min(1, Math.max(0, position ?? at / gaps)),
    color: cssColor(seen, resources, color.alpha * alpha),
  }))
}

function emptyGradient(context: Painter['context'], shading: Shading) {
  const [x1, y1] = shading.start
  const [x2, y2] = shading.end
  const length = Math.hypot(x2 - x1, y2 - y1)
  const repeats =
    shading.repeat !== 'direct' && shading.unit > 0 && length > shading.unit
      ? Math.min(mostRepeats, length / shading.unit)
      : 1
  const gradient =
    shading.kind === 'axial'
      ? context.createLinearGradient(x1, y1, x2, y2)
      : context.createRadialGradient(x1, y1, shading.startRadius, x2, y2, shading.endRadius)
  return { gradient, repeats }
}

/** The stops of all repetitions, every other one reversed if they reflect. */
function* repeated(stops: readonly Stop[], repeat: Shading['repeat'], times: number) {
  for (let stretch = 0; stretch < times; stretch += 1) {
    const turned = repeat === 'reflect' && stretch % 2 === 1
    const own = turned ? stops.map(({ at, color }) => ({ at: 1 - at, color })).reverse() : stops
    for (const { at, color } of own) yield { at: (stretch + at) / times, color }
  }
}

/** The matrix about the start that turns circles into ellipses; null if they stay circles. */
export function ellipseMatrix(shading: AxialShading | RadialShading): Matrix | null {
  if (shading.kind === 'axial' || shading.eccentricity === 0) return null
  const angle = (shading.angle * Math.PI) / 180
  const flat = Math.sqrt(1 - shading.eccentricity ** 2)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = shading.start
  // Rotate, flatten, rotate back.
  const a = cos * cos + flat * sin * sin
  const b = (1 - flat) * cos * sin
  const d = sin * sin + flat * cos * cos
  return [a, b, b, d, x - a * x - b * y, y - b * x - d * y]
}
