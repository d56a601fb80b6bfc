import type { Color } from '../model/color'
import type { ColorSpace, Resources } from '../model/resources'

type Rgb = [number, number, number]

/** Red, green and blue (0-255) of a colour. */
export function rgbOf(color: Color, resources: Resources): Rgb {
  const space = resources.colorSpaces.get(color.space)
  const palette = color.index === null ? undefined : space?.palette[color.index]
  const values = palette ?? color.values
  const most = 2 ** Math.min(16, Math.max(1, space?.bits ?? 8)) - 1
  return toRgb(
    typeOf(space, values),
    values.map((value) => Math.min(1, Math.max(0, value / most))),
  )
}

/** Without a colour space, the number of components determines it. */
function typeOf(space: ColorSpace | undefined, values: readonly number[]): ColorSpace['type'] {
  if (space) return space.type
  if (values.length === 1) return 'GRAY'
  return values.length === 4 ? 'CMYK' : 'RGB'
}

function toRgb(type: ColorSpace['type'], values: readonly number[]): Rgb {
  const [a = 0, b = 0, c = 0, d = 0] = values
  if (type === 'GRAY') return scaled(a, a, a)
  if (type === 'RGB') return scaled(a, b, c)
  return scaled((1 - a) * (1 - d), (1 - b) * (1 - d), (1 - c) * (1 - d))
}

const scaled = (...parts: Rgb): Rgb => parts.map((part) => Math.round(part * 255)) as Rgb

/** A colour in CSS syntax. */
export function cssColor(color: Color, resources: Resources, alpha = 1): string {
  const [red, green, blue] = rgbOf(color, resources)
  const seen = Math.min(1, Math.max(0, color.alpha * alpha))
  return `rgba(${red}, ${green}, ${blue}, ${seen})`
}
