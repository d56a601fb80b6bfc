import { OfdError } from '../errors'
import type { Resources } from '../model/resources'
import type { Style } from '../model/style'

/** The standard's defaults for lines (mm). */
const defaults = {
  lineWidth: 0.353,
  join: 'miter',
  cap: 'butt',
  miterLimit: 3.528,
  dashOffset: 0,
} as const

type Needed = keyof typeof defaults
export type FullStyle = Required<Pick<Style, Needed>> & Omit<Style, Needed>

/**
 * An object's style: its own values, then its DrawParam's, then its layer's. Throws OfdError if a DrawParam depends on
 * itself.
 */
export function fullStyle(
  own: Style,
  drawParam: string,
  layerParam: string,
  resources: Resources,
): FullStyle {
  return {
    ...defaults,
    ...paramStyle(layerParam, resources, []),
    ...paramStyle(drawParam, resources, []),
    ...own,
  }
}

function paramStyle(id: string, resources: Resources, way: readonly string[]): Style {
  const param = id ? resources.drawParams.get(id) : undefined
  if (!param) return {}
  if (way.includes(id)) throw new OfdError('broken', `DrawParam ${id} needs itself`)
  return { ...paramStyle(param.relative, resources, [...way, id]), ...param.style }
}
