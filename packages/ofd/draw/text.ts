import { familyOf } from '../fonts/families'
import type { UsableFont } from '../fonts/font-store'
import { glyphCharacter } from '../fonts/sfnt-writer'
import type { TextGraphic } from '../model/graphic'
import type { FontResource } from '../model/resources'
import { multiply, shift } from '../package/values'
import { layoutText, type Piece } from '../text/layout'
import { fullStyle } from './full-style'
import { applyMatrix, type Painter, type Place, scaleOf } from './painter'
import { paintOf, setLine } from './path'

/** Letters are drawn at this size and scaled, because browsers round small font sizes. */
const drawnSize = 100

interface Pen {
  /** Whether a system font replaces the author's. */
  system: boolean
  context: Painter['context']
  fill: boolean
  stroke: boolean
  /** Font of characters, and of glyphs by their numbers. */
  font: string
  glyphFont: string | null
}

/** Draws a text object; the place is its own space. */
export function drawText(painter: Painter, graphic: TextGraphic, place: Place): void {
  const { context } = painter
  const scale = graphic.size / drawnSize
  if (scale === 0) return
  const letters = {
    ...place,
    matrix: multiply(place.matrix, [scale * graphic.hScale, 0, 0, scale, 0, 0]),
  }
  const pen = penOf(painter, graphic, letters)
  if (!pen) return
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  const turn = turnOf(graphic.charDirection)
  for (const { pieces } of layoutText(graphic)) {
    for (const piece of pieces) {
      if (piece.text.trim() === '' && piece.glyph === null) continue
      const at = multiply(place.matrix, shift(piece.x, piece.y))
      const narrow = pen.system ? squeezed(pen, piece, scale * graphic.hScale) : 1
      applyMatrix(
        context,
        multiply(multiply(at, turn), [scale * graphic.hScale * narrow, 0, 0, scale, 0, 0]),
      )
      drawPiece(pen, piece)
    }
  }
}

function penOf(painter: Painter, graphic: TextGraphic, place: Place): Pen | null {
  const { context, assets } = painter
  const style = fullStyle(graphic.style, graphic.drawParam, place.layerParam, place.resources)
  const fill = graphic.fill ? paintOf(painter, style.fill, place) : null
  const stroke = graphic.stroke ? paintOf(painter, style.stroke, place) : null
  if (!fill && !stroke) return null
  if (fill) context.fillStyle = fill.style
  if (stroke) {
    context.strokeStyle = stroke.style
    const unit = drawnSize / graphic.size
    setLine(context, { ...style, lineWidth: style.lineWidth * unit }, scaleOf(place.matrix))
  }
  const resource = place.resources.fonts.get(graphic.font) ?? unknownFont
  const font = assets.fonts.get(resource) ?? systemFont(resource)
  const start = fontStart(graphic, font)
  return {
    context,
    system: !font.embedded,
    fill: fill !== null,
    stroke: stroke !== null,
    font: `${start} ${font.family}`,
    glyphFont: font.glyphFamily && `${start} "${font.glyphFamily}"`,
  }
}

const unknownFont: FontResource = {
  name: '',
  family: '',
  bold: false,
  italic: false,
  serif: false,
  fixedWidth: false,
  file: '',
}

const systemFont = (resource: FontResource): UsableFont => ({
  family: familyOf(resource),
  glyphFamily: null,
  embedded: false,
  resource,
})

/** An embedded bold font is already bold: browsers would embolden it again. */
function fontStart({ weight, italic }: TextGraphic, { embedded, resource }: UsableFont): string {
  const bold = weight >= 600 || (resource.bold && !embedded)
  const doubled = embedded && (resource.bold || /bold|heavy|black/i.test(resource.name))
  const slanted = italic || (resource.italic && !embedded)
  return `${slanted ? 'italic ' : ''}${bold && !doubled ? 'bold ' : ''}${drawnSize}px`
}

function turnOf(direction: number): [number, number, number, number, number, number] {
  const angle = (direction * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, 0, 0]
}

/** The strongest compression of a letter that stays readable. */
const narrowest = 0.5

/**
 * How much to narrow a letter so that it does not run into the next one: in a substitute font, Latin letters may be
 * wider. Chinese characters have the same width in all fonts.
 */
function squeezed({ context, font }: Pen, { text, room }: Piece, scale: number): number {
  if (room === null || room <= 0 || text.length !== 1 || text > '\u024f') return 1
  if (context.font !== font) context.font = font
  const width = context.measureText(text).width * scale
  return width > room ? Math.max(narrowest, room / width) : 1
}

function drawPiece({ context, fill, stroke, font, glyphFont }: Pen, piece: Piece): void {
  const byGlyph = piece.glyph !== null && glyphFont !== null
  const text = byGlyph ? glyphCharacter(piece.glyph ?? 0) : piece.text
  const wanted = byGlyph ? glyphFont : font
  if (text === '') return
  if (context.font !== wanted) context.font = wanted
  if (fill) context.fillText(text, 0, 0)
  if (stroke) context.strokeText(text, 0, 0)
}
