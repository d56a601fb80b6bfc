import { numberOf, numbersOf } from '../package/values'
import { attribute, child, type XmlElement } from '../package/xml'
import { type Color, colorOf } from './color'

/** Drawing values that an object, a DrawParam or a layer sets; missing values are inherited. */
export interface Style {
  lineWidth?: number
  join?: CanvasLineJoin
  cap?: CanvasLineCap
  miterLimit?: number
  dashOffset?: number
  dashPattern?: readonly number[]
  fill?: Color
  stroke?: Color
}

const joins = { miter: 'miter', round: 'round', bevel: 'bevel' } as const
const caps = { butt: 'butt', round: 'round', square: 'square' } as const

/** The style that an element sets itself. */
export function styleOf(element: XmlElement): Style {
  const join = joins[attribute(element, 'Join').toLowerCase() as keyof typeof joins]
  const cap = caps[attribute(element, 'Cap').toLowerCase() as keyof typeof caps]
  const fill = colorOf(child(element, 'FillColor'))
  const stroke = colorOf(child(element, 'StrokeColor'))
  const dashes = dashesOf(attribute(element, 'DashPattern'))
  return {
    ...number(element, 'LineWidth', 'lineWidth'),
    ...number(element, 'MiterLimit', 'miterLimit'),
    ...number(element, 'DashOffset', 'dashOffset'),
    ...(join && { join }),
    ...(cap && { cap }),
    ...(dashes && { dashPattern: dashes }),
    ...(fill && { fill }),
    ...(stroke && { stroke }),
  }
}

function number<K extends string>(element: XmlElement, name: string, key: K) {
  const said = attribute(element, name)
  return (said === '' ? {} : { [key]: numberOf(said, 0) }) as Partial<Record<K, number>>
}

/** Only valid dash lengths: a pattern of zeros would never end. */
function dashesOf(text: string): number[] | null {
  const lengths = numbersOf(text).slice(0, 64)
  const usable = lengths.every((length) => length >= 0) && lengths.some((length) => length > 0)
  return usable ? lengths : null
}
