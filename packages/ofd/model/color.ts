import { type Matrix, matrixOf, numberOf, numbersOf } from '../package/values'
import { attribute, child, childrenOf, type XmlElement } from '../package/xml'

/** A colour of a file, or a shading or a pattern in its place. */
export interface Color {
  /** Components in the colour space; empty = black. */
  values: readonly number[]
  /** Index into the colour space's palette; null = none. */
  index: number | null
  space: string
  /** 0-1 */
  alpha: number
  shading: Shading | null
  pattern: Pattern | null
}

interface Segment {
  /** 0-1; null = spread evenly. */
  position: number | null
  color: Color
}

interface ShadingBase {
  repeat: 'direct' | 'repeat' | 'reflect'
  /** Length of one repetition (mm) if it repeats; 0 = from start to end. */
  unit: number
  extendStart: boolean
  extendEnd: boolean
  start: readonly [number, number]
  end: readonly [number, number]
  segments: readonly Segment[]
}

export interface AxialShading extends ShadingBase {
  kind: 'axial'
}

export interface RadialShading extends ShadingBase {
  kind: 'radial'
  startRadius: number
  endRadius: number
  /** 0 = circles. */
  eccentricity: number
  /** Rotation of ellipses in degrees. */
  angle: number
}

export type Shading = AxialShading | RadialShading

export interface Pattern {
  width: number
  height: number
  stepX: number
  stepY: number
  matrix: Matrix | null
  /** Whether the pattern's origin is the page's corner rather than the object's. */
  ofPage: boolean
  reflect: 'normal' | 'row' | 'column' | 'both'
  /** The cell's content, which graphic.ts reads when it is drawn. */
  cell: XmlElement
}

/** A FillColor, StrokeColor or the like; null if there is none. */
export function colorOf(element: XmlElement | null): Color | null {
  if (!element) return null
  const index = attribute(element, 'Index')
  return {
    values: valuesOf(attribute(element, 'Value')),
    index: index === '' ? null : numberOf(index, 0),
    space: attribute(element, 'ColorSpace'),
    alpha: numberOf(attribute(element, 'Alpha'), 255) / 255,
    shading: shadingOf(element),
    pattern: patternOf(child(element, 'Pattern')),
  }
}

/** Components are decimal, or hexadecimal after a `#`. */
function valuesOf(text: string): number[] {
  if (!text.includes('#')) return numbersOf(text)
  return text.split(/\s+/).map((part) => Number.parseInt(part.replace('#', ''), 16) || 0)
}

function shadingOf(element: XmlElement): Shading | null {
  const axial = child(element, 'AxialShd')
  if (axial) return { kind: 'axial', ...shadingBase(axial) }
  const radial = child(element, 'RadialShd')
  if (!radial) return null
  return {
    kind: 'radial',
    ...shadingBase(radial),
    startRadius: Math.abs(numberOf(attribute(radial, 'StartRadius'), 0)),
    endRadius: Math.abs(numberOf(attribute(radial, 'EndRadius'), 0)),
    eccentricity: Math.min(0.999, Math.max(0, numberOf(attribute(radial, 'Eccentricity'), 0))),
    angle: numberOf(attribute(radial, 'Angle'), 0),
  }
}

function shadingBase(element: XmlElement): ShadingBase {
  const extend = numberOf(attribute(element, 'Extend'), 0)
  const type = attribute(element, 'MapType').toLowerCase()
  const segments = childrenOf(element, 'Segment').flatMap((segment): Segment[] => {
    const color = colorOf(child(segment, 'Color'))
    const position = attribute(segment, 'Position')
    if (!color) return []
    return [{ color, position: position === '' ? null : numberOf(position, 0) }]
  })
  return {
    repeat: type === 'repeat' || type === 'reflect' ? type : 'direct',
    unit: Math.abs(numberOf(attribute(element, 'MapUnit'), 0)),
    extendStart: (extend & 1) === 1,
    extendEnd: (extend & 2) === 2,
    start: pointOf(attribute(element, 'StartPoint')),
    end: pointOf(attribute(element, 'EndPoint')),
    segments,
  }
}

function pointOf(text: string): [number, number] {
  const [x = 0, y = 0] = numbersOf(text)
  return [x, y]
}

const reflections = { row: 'row', column: 'column', rowandcolumn: 'both' } as const

function patternOf(element: XmlElement | null): Pattern | null {
  const cell = child(element, 'CellContent')
  if (!element || !cell) return null
  const width = Math.abs(numberOf(attribute(element, 'Width'), 0))
  const height = Math.abs(numberOf(attribute(element, 'Height'), 0))
  const reflect = attribute(element, 'ReflectMethod').toLowerCase()
  return {
    width,
    height,
    stepX: Math.max(width, numberOf(attribute(element, 'XStep'), width)),
    stepY: Math.max(height, numberOf(attribute(element, 'YStep'), height)),
    matrix: matrixOf(attribute(element, 'CTM')),
    ofPage: attribute(element, 'RelativeTo').toLowerCase() === 'page',
    reflect: reflections[reflect as keyof typeof reflections] ?? 'normal',
    cell,
  }
}
