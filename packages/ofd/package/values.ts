/** A rectangle in millimetres. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** a b c d e f, as in CSS and canvas. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Beyond this, canvases behave unpredictably. */
const largest = 1e7

const finite = (value: number) =>
  Number.isFinite(value) ? Math.max(-largest, Math.min(largest, value)) : 0

/** The numbers of a list; other words count as 0. */
export function numbersOf(text: string): number[] {
  const said = text.trim()
  return said ? said.split(/[\s,]+/).map((part) => finite(Number(part))) : []
}

/** A number, or `otherwise` if the text is not one. */
export function numberOf(text: string, otherwise: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? finite(value) : otherwise
}

/** Whether it is `true` or `1`; `otherwise` if missing. */
export function flagOf(text: string, otherwise: boolean): boolean {
  if (text === '') return otherwise
  return /^(?:true|1)$/i.test(text)
}

/** x y width height; null if missing. */
export function boxOf(text: string): Box | null {
  const [x, y, width, height] = numbersOf(text)
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null
  return { x, y, width: Math.abs(width), height: Math.abs(height) }
}

/** Six numbers; null if missing. */
export function matrixOf(text: string): Matrix | null {
  const [a, b, c, d, e, f] = numbersOf(text)
  if (a === undefined || b === undefined || c === undefined) return null
  if (d === undefined || e === undefined || f === undefined) return null
  return [a, b, c, d, e, f]
}

/** Applies `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [a2, b2, c2, d2, e2, f2] = inner
  return [
    a * a2 + c * b2,
    b * a2 + d * b2,
    a * c2 + c * d2,
    b * c2 + d * d2,
    a * e2 + c * f2 + e,
    b * e2 + d * f2 + f,
  ]
}

/** A translation. */
export const shift = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

/** The inverse; null if there is none. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const area = a * d - b * c
  if (Math.abs(area) < 1e-12) return null
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}
