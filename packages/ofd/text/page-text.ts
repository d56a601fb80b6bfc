import { OfdError } from '../errors'
import { limits } from '../limits'
import type { Page } from '../model/document'
import type { Graphic, TextGraphic } from '../model/graphic'
import type { CompositeResource, Resources } from '../model/resources'
import { identity, type Matrix, multiply, shift } from '../package/values'
import { layoutText, type Piece } from './layout'

/** Text of a page on one line. */
export interface TextLine {
  text: string
  /** From the line's space (mm, baseline at 0) to the page's. */
  matrix: Matrix
  /** Height of the letters (mm in the line's space). */
  size: number
  /** Where each character begins in the line's space, and where the last one ends. */
  edges: readonly number[]
}

/** The text of a page from its lowest layer to the highest, in reading order. */
export function textLinesOf(page: Page): TextLine[] {
  const lines: TextLine[] = []
  const base = shift(-page.box.x, -page.box.y)
  const walk = walker(lines)
  for (const { objects, resources } of page.layers) walk(objects, base, resources, [])
  for (const { objects, boundary, type } of page.annotations) {
    // A watermark covers the text without being part of it.
    if (type === 'Watermark') continue
    walk(objects, multiply(base, shift(boundary.x, boundary.y)), page.resources, [])
  }
  return lines
}

type Walk = (
  objects: readonly Graphic[],
  matrix: Matrix,
  resources: Resources,
  way: readonly CompositeResource[],
) => void

function walker(lines: TextLine[]): Walk {
  let count = 0
  const walk: Walk = (objects, matrix, resources, way) => {
    for (const graphic of objects) {
      count += 1
      if (count > limits.objects) throw new OfdError('huge', 'the page has too many objects')
      if (graphic.kind === 'block') walk(graphic.objects, matrix, resources, way)
      else if (graphic.kind === 'text') {
        lines.push(...linesOf(graphic, multiply(matrix, spaceOf(graphic))))
      } else if (graphic.kind === 'composite') {
        const composite = resources.composites.get(graphic.resource)
        if (!composite) continue
        if (way.includes(composite)) throw new OfdError('broken', 'a composite holds itself')
        const inner = multiply(matrix, spaceOf(graphic))
        walk(composite.objects, inner, resources, [...way, composite])
      }
    }
  }
  return walk
}

/** From an object's own space to its parent's. */
export function spaceOf({ boundary, matrix }: Exclude<Graphic, { kind: 'block' }>): Matrix {
  return multiply(shift(boundary.x, boundary.y), matrix ?? identity)
}

function linesOf(graphic: TextGraphic, matrix: Matrix): TextLine[] {
  return layoutText(graphic).flatMap(({ pieces }) =>
    straightParts(pieces).map((part) => lineOf(part, graphic, matrix)),
  )
}

/** Pieces on one baseline from left to right; on any other line, each piece separately. */
function straightParts(pieces: readonly Piece[]): (readonly Piece[])[] {
  const [first] = pieces
  if (!first) return []
  const straight = pieces.every(
    ({ x, y }, at) => Math.abs(y - first.y) < 0.01 && x >= (pieces[at - 1]?.x ?? x) - 0.01,
  )
  return straight ? [pieces] : pieces.map((piece) => [piece])
}

function lineOf(pieces: readonly Piece[], graphic: TextGraphic, matrix: Matrix): TextLine {
  const [first] = pieces
  const startX = first?.x ?? 0
  const startY = first?.y ?? 0
  const edges: number[] = []
  let end = 0
  for (const [at, { text, x, advance }] of pieces.entries()) {
    const next = pieces[at + 1]
    const width = next ? Math.max(0, next.x - x) : advance
    // Characters that share a glyph share its width.
    const letters = Array.from(text)
    for (const [place, letter] of letters.entries()) {
      const edge = x - startX + (width * place) / letters.length
      for (let unit = 0; unit < letter.length; unit += 1) edges.push(edge)
    }
    end = x - startX + width
  }
  return {
    text: pieces.map(({ text }) => text).join(''),
    matrix: multiply(matrix, shift(startX, startY)),
    size: graphic.size,
    edges: [...edges, end],
  }
}
