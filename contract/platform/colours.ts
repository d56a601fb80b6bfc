export type Rgb = readonly [red: number, green: number, blue: number]

export const white: Rgb = [255, 255, 255]
export const black: Rgb = [0, 0, 0]
/** The contrast that WCAG 2.2 AA requires for text. */
export const textContrast = 4.5

/** Reads `#rgb` or `#rrggbb`; null = not a colour. */
export function parseColor(color: string): Rgb | null {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim()) ?? []
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const [red, green, blue] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue]
}

/** The colour as `#rrggbb`. */
export function toHex(color: Rgb): string {
  const digits = color.map((part) => Math.round(part).toString(16).padStart(2, '0'))
  return `#${digits.join('')}`
}

/** Mixes two colours; `share` (0 to 1) is that of the second. */
export function mix([r1, g1, b1]: Rgb, [r2, g2, b2]: Rgb, share: number): Rgb {
  const part = (one: number, other: number) => one + (other - one) * share
  return [part(r1, r2), part(g1, g2), part(b1, b2)]
}

/** Mixes the least amount of `end` into the colour that makes it fit; `end` itself must fit. */
export function toneUntil(color: Rgb, end: Rgb, fits: (tone: Rgb) => boolean): Rgb {
  let share = 0
  while (share < 1 && !fits(mix(color, end, share))) share += 0.02
  return mix(color, end, Math.min(share, 1))
}

/** WCAG's contrast ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** A backend's colour, darkened until white text on it is readable; '' = not a colour. */
export function groundForWhite(color: string): string {
  const base = parseColor(color)
  return base ? toHex(toneUntil(base, black, (tone) => contrast(white, tone) >= textContrast)) : ''
}
