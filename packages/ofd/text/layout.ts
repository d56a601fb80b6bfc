import type { GlyphTransform, TextCode, TextGraphic } from '../model/graphic'
import { deltasOf } from './deltas'

/** A glyph and its position in the object's space, or several characters that share one position. */
export interface Piece {
  text: string
  /** The font's glyph number; null = by the character. */
  glyph: number | null
  x: number
  y: number
  /** Estimated width, which positions the next piece if there is no delta (mm). */
  advance: number
  /** Distance to the next piece to the right on the same line (mm); null = there is none. */
  room: number | null
}

/** A TextCode with its pieces in order. */
export interface Run {
  text: string
  pieces: readonly Piece[]
}

/** The positions of all characters and glyphs of a text object. */
export function layoutText(graphic: TextGraphic): Run[] {
  let x = 0
  let y = 0
  return graphic.codes.map((code) => {
    x = code.x ?? x
    y = code.y ?? y
    return { text: code.text, pieces: place(glyphsOf(graphic, code), { graphic, code, x, y }) }
  })
}

interface Glyph {
  text: string
  glyph: number | null
}

/** The glyphs that a TextCode draws. The characters of a transform belong to the first of its glyphs. */
function glyphsOf({ transforms }: TextGraphic, { text }: TextCode): Glyph[] {
  const letters = Array.from(text)
  if (transforms.length === 0) return letters.map((letter) => ({ text: letter, glyph: null }))
  const starts = new Map(transforms.map((transform) => [transform.from, transform]))
  const glyphs: Glyph[] = []
  for (let at = 0; at < letters.length; ) {
    const transform = starts.get(at)
    glyphs.push(...(transform ? transformed(transform, letters) : [plain(letters[at])]))
    at += transform ? transform.codes : 1
  }
  return glyphs
}

const plain = (letter = ''): Glyph => ({ text: letter, glyph: null })

function transformed(
  { from, codes, glyphCount, glyphs }: GlyphTransform,
  letters: readonly string[],
): Glyph[] {
  const said = letters.slice(from, from + codes)
  const count = Math.min(glyphCount, glyphs.length)
  // Without glyph numbers the characters are drawn as usual.
  if (count === 0) return said.map((letter) => plain(letter))
  const oneToOne = count === said.length
  return glyphs.slice(0, count).map((glyph, at) => ({
    glyph,
    text: oneToOne ? (said[at] ?? '') : at === 0 ? said.join('') : '',
  }))
}

interface Start {
  graphic: TextGraphic
  code: TextCode
  x: number
  y: number
}

function place(glyphs: readonly Glyph[], { graphic, code, x, y }: Start): Piece[] {
  const deltaX = deltasOf(code.deltaX, glyphs.length)
  const deltaY = deltasOf(code.deltaY, glyphs.length)
  const said = deltaX.length > 0 || deltaY.length > 0
  const [stepX, stepY] = directions[graphic.readDirection] ?? [1, 0]
  let atX = x
  let atY = y
  const pieces = glyphs.map((glyph, at) => {
    const advance = widthOf(glyph.text) * graphic.size * graphic.hScale
    const piece = { ...glyph, x: atX, y: atY, advance, room: null }
    // Missing steps are the characters' widths, because a writer never means characters to overlap.
    const missing = !said || at >= Math.max(deltaX.length, deltaY.length)
    atX += missing ? stepX * advance : (deltaX[at] ?? 0)
    atY += missing ? stepY * advance : (deltaY[at] ?? 0)
    return piece
  })
  return pieces.map((piece, at) => ({ ...piece, room: roomOf(piece, pieces[at + 1]) }))
}

function roomOf(piece: Pick<Piece, 'x' | 'y'>, next: Pick<Piece, 'x' | 'y'> | undefined) {
  return next && next.y === piece.y && next.x > piece.x ? next.x - piece.x : null
}

const directions: Partial<Record<number, readonly [number, number]>> = {
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
}

/** In ems: Chinese characters are square, others about half as wide. */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text)
    width += /[\u1100-\u115f\u2e80-\uffe6]/.test(letter) || letter.length > 1 ? 1 : 0.5
  return width
}
