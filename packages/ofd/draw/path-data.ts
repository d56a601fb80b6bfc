/** The part of Path2D's interface that this file draws with. */
export interface PathPen {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    start: number,
    end: number,
    counterclockwise?: boolean,
  ): void
  closePath(): void
}

const operands: Partial<Record<string, number>> = { S: 2, M: 2, L: 2, Q: 4, B: 6, A: 7, C: 0 }

/** Draws AbbreviatedData with a pen. An unreadable part ends the path; everything before it is drawn. */
export function followPath(data: string, pen: PathPen): void {
  const words = data.match(/[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g) ?? []
  let at = 0
  let x = 0
  let y = 0
  let begun = false
  while (at < words.length) {
    const operator = (words[at] ?? '').toUpperCase()
    const count = operands[operator]
    if (count === undefined) return
    const values = words.slice(at + 1, at + 1 + count).map(Number)
    if (values.length < count || !values.every((value) => Math.abs(value) < 1e7)) return
    at += 1 + count
    if (operator !== 'M' && operator !== 'S' && !begun) {
      pen.moveTo(x, y)
    }
    begun = true
    step(pen, operator, values, [x, y])
    if (count > 0) {
      x = values[count - 2] ?? x
      y = values[count - 1] ?? y
    }
  }
}

function step(
  pen: PathPen,
  operator: string,
  values: readonly number[],
  from: readonly [number, number],
) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values
  switch (operator) {
    case 'S':
    case 'M':
      return pen.moveTo(a, b)
    case 'L':
      return pen.lineTo(a, b)
    case 'Q':
      return pen.quadraticCurveTo(a, b, c, d)
    case 'B':
      return pen.bezierCurveTo(a, b, c, d, e, f)
    case 'A':
      return arc(pen, from, {
        radii: [Math.abs(a), Math.abs(b)],
        turn: (c * Math.PI) / 180,
        large: d !== 0,
        clockwise: e !== 0,
        to: [f, g],
      })
    default:
      return pen.closePath()
  }
}

interface Arc {
  radii: readonly [number, number]
  turn: number
  large: boolean
  clockwise: boolean
  to: readonly [number, number]
}

/** Converts an arc from endpoint to centre form, as in SVG's implementation notes (B.2.4). */
function arc(pen: PathPen, [x1, y1]: readonly [number, number], one: Arc): void {
  const [x2, y2] = one.to
  let [rx, ry] = one.radii
  if (x1 === x2 && y1 === y2) return
  if (rx === 0 || ry === 0) {
    pen.lineTo(x2, y2)
    return
  }
  const cos = Math.cos(one.turn)
  const sin = Math.sin(one.turn)
  const halfX = (x1 - x2) / 2
  const halfY = (y1 - y2) / 2
  const px = cos * halfX + sin * halfY
  const py = -sin * halfX + cos * halfY
  // Radii that are too small to connect the ends are scaled up.
  const reach = (px * px) / (rx * rx) + (py * py) / (ry * ry)
  if (reach > 1) {
    rx *= Math.sqrt(reach)
    ry *= Math.sqrt(reach)
  }
  const below = rx * rx * py * py + ry * ry * px * px
  const root = Math.sqrt(Math.max(0, (rx * rx * ry * ry - below) / below))
  const sign = one.large === one.clockwise ? -1 : 1
  const cx = (sign * root * rx * py) / ry
  const cy = (-sign * root * ry * px) / rx
  const start = Math.atan2((py - cy) / ry, (px - cx) / rx)
  const end = Math.atan2((-py - cy) / ry, (-px - cx) / rx)
  const centreX = cos * cx - sin * cy + (x1 + x2) / 2
  const centreY = sin * cx + cos * cy + (y1 + y2) / 2
  pen.ellipse(centreX, centreY, rx, ry, one.turn, start, end, !one.clockwise)
}
