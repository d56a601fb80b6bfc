import {
  type Box,
  boxOf,
  flagOf,
  type Matrix,
  matrixOf,
  numberOf,
  numbersOf,
} from '../package/values'
import { attribute, child, childrenOf, childText, type XmlElement } from '../package/xml'
import { type Action, actionsOf } from './action'
import { type Style, styleOf } from './style'

interface GraphicBase {
  id: string
  boundary: Box
  matrix: Matrix | null
  /** 0-1 */
  alpha: number
  drawParam: string
  style: Style
  clips: Clips | null
  actions: readonly Action[]
}

/** Areas outside which nothing is drawn: the intersection of the clips, each of which is the union of its areas. */
export interface Clips {
  /** Whether the areas are in the object's own space, rather than in its boundary's. */
  transformed: boolean
  list: readonly (readonly ClipArea[])[]
}

export interface ClipArea {
  matrix: Matrix | null
  shape: PathGraphic | TextGraphic
}

export interface PathGraphic extends GraphicBase {
  kind: 'path'
  stroke: boolean
  fill: boolean
  rule: CanvasFillRule
  data: string
}

export interface TextCode {
  /** null = the same as the previous one. */
  x: number | null
  y: number | null
  deltaX: string
  deltaY: string
  text: string
}

/** Characters from `from` on are drawn with these glyphs of the font. */
export interface GlyphTransform {
  from: number
  codes: number
  glyphCount: number
  glyphs: readonly number[]
}

export interface TextGraphic extends GraphicBase {
  kind: 'text'
  font: string
  size: number
  stroke: boolean
  fill: boolean
  hScale: number
  readDirection: number
  charDirection: number
  weight: number
  italic: boolean
  codes: readonly TextCode[]
  transforms: readonly GlyphTransform[]
}

export interface ImageGraphic extends GraphicBase {
  kind: 'image'
  resource: string
  substitution: string
  mask: string
}

export interface CompositeGraphic extends GraphicBase {
  kind: 'composite'
  resource: string
}

export interface BlockGraphic {
  kind: 'block'
  objects: readonly Graphic[]
}

export type Graphic = PathGraphic | TextGraphic | ImageGraphic | CompositeGraphic | BlockGraphic

/** The visible objects in an element, in order. */
export function graphicsOf(parent: XmlElement): Graphic[] {
  return parent.children.flatMap((element) => {
    const graphic = graphicOf(element)
    return graphic && flagOf(attribute(element, 'Visible'), true) ? [graphic] : []
  })
}

function graphicOf(element: XmlElement): Graphic | null {
  switch (element.name) {
    case 'PathObject':
      return pathOf(element)
    case 'TextObject':
      return textOf(element)
    case 'ImageObject':
      return {
        kind: 'image',
        ...baseOf(element),
        resource: attribute(element, 'ResourceID'),
        substitution: attribute(element, 'Substitution'),
        mask: attribute(element, 'ImageMask'),
      }
    case 'CompositeObject':
    case 'CompositeGraphicUnit':
      return {
        kind: 'composite',
        ...baseOf(element),
        resource: attribute(element, 'ResourceID'),
      }
    case 'PageBlock':
      return { kind: 'block', objects: graphicsOf(element) }
    default:
      return null
  }
}

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 }

function baseOf(element: XmlElement): GraphicBase {
  return {
    id: attribute(element, 'ID'),
    boundary: boxOf(attribute(element, 'Boundary')) ?? nowhere,
    matrix: matrixOf(attribute(element, 'CTM')),
    alpha: Math.min(1, Math.max(0, numberOf(attribute(element, 'Alpha'), 255) / 255)),
    drawParam: attribute(element, 'DrawParam'),
    style: styleOf(element),
    clips: clipsOf(child(element, 'Clips')),
    actions: actionsOf(child(element, 'Actions')),
  }
}

function pathOf(element: XmlElement): PathGraphic {
  return {
    kind: 'path',
    ...baseOf(element),
    stroke: flagOf(attribute(element, 'Stroke'), true),
    fill: flagOf(attribute(element, 'Fill'), false),
    rule: /^even-?odd$/i.test(attribute(element, 'Rule')) ? 'evenodd' : 'nonzero',
    data: childText(element, 'AbbreviatedData'),
  }
}

function textOf(element: XmlElement): TextGraphic {
  return {
    kind: 'text',
    ...baseOf(element),
    font: attribute(element, 'Font'),
    size: Math.abs(numberOf(attribute(element, 'Size'), 0)),
    stroke: flagOf(attribute(element, 'Stroke'), false),
    fill: flagOf(attribute(element, 'Fill'), true),
    hScale: numberOf(attribute(element, 'HScale'), 1) || 1,
    readDirection: quarterOf(attribute(element, 'ReadDirection')),
    charDirection: quarterOf(attribute(element, 'CharDirection')),
    weight: numberOf(attribute(element, 'Weight'), 400),
    italic: flagOf(attribute(element, 'Italic'), false),
    codes: childrenOf(element, 'TextCode').map(codeOf),
    transforms: childrenOf(element, 'CGTransform').map(transformOf),
  }
}

const quarterOf = (text: string) => ((numberOf(text, 0) % 360) + 360) % 360

function codeOf(element: XmlElement): TextCode {
  const place = (name: string) => {
    const said = attribute(element, name)
    return said === '' ? null : numberOf(said, 0)
  }
  return {
    x: place('X'),
    y: place('Y'),
    deltaX: attribute(element, 'DeltaX'),
    deltaY: attribute(element, 'DeltaY'),
    // Line breaks come from writers that indent their XML; spaces belong to the text.
    text: withoutIndent(element.text),
  }
}

/** Removes leading and trailing white space that contains a line break. */
function withoutIndent(text: string): string {
  const start = text.length - text.trimStart().length
  const end = text.trimEnd().length
  const cutsStart = /[\r\n]/.test(text.slice(0, start))
  const cutsEnd = /[\r\n]/.test(text.slice(end))
  return text.slice(cutsStart ? start : 0, cutsEnd ? Math.max(start, end) : text.length)
}

function transformOf(element: XmlElement): GlyphTransform {
  const glyphs = numbersOf(childText(element, 'Glyphs'))
  return {
    from: Math.max(0, numberOf(attribute(element, 'CodePosition'), 0)),
    codes: Math.max(1, numberOf(attribute(element, 'CodeCount'), 1)),
    glyphCount: Math.max(1, numberOf(attribute(element, 'GlyphCount'), glyphs.length || 1)),
    glyphs,
  }
}

function clipsOf(element: XmlElement | null): Clips | null {
  if (!element) return null
  const list = childrenOf(element, 'Clip').map((clip) =>
    childrenOf(clip, 'Area').flatMap((area): ClipArea[] => {
      const path = child(area, 'Path')
      const text = child(area, 'Text')
      const shape = path ? pathOf(path) : text ? textOf(text) : null
      return shape ? [{ shape, matrix: matrixOf(attribute(area, 'CTM')) }] : []
    }),
  )
  return { transformed: flagOf(attribute(element, 'TransFlag'), true), list }
}
