import type { Theme } from '../../platform/contract/themes'

/** CSS variables by name. */
export type Variables = Readonly<Record<`--portal-${string}`, string>>
type Rgb = readonly [red: number, green: number, blue: number]

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** The lightest and the darkest ground that text in the accent's colour stands on. */
const pageGrounds: readonly Rgb[] = [white, [238, 242, 248]]
/** WCAG 2.2 AA for text. */
const readable = 4.5
/** White over the banner, as the person's picture and a hovered button have it, under white text. */
const bannerTint = 0.18
/** How much of a picture shines through the banner, at worst all white, under any text. */
const pictureShare = 0.12

/**
 * What a skin changes of the design tokens. Its colour gives the hue; it is darkened as far as white text on it, and
 * text in it on the page, need to be read. A colour that is none changes nothing.
 */
export function skinVariables({ color, backgroundImage }: Theme): Variables {
  const base = parseColor(color)
  if (!base) return {}
  const soft = mix(white, base, 0.1)
  const accent = darkenUntil(base, (tone) =>
    [...pageGrounds, soft].every((ground) => contrast(tone, ground) >= readable),
  )
  const banner = darkenUntil(
    base,
    (tone) =>
      contrast(white, mix(tone, white, bannerTint)) >= readable &&
      contrast(muted(tone), mix(tone, white, pictureShare)) >= readable,
  )
  return {
    '--portal-colors-accent': text(accent),
    '--portal-colors-accent-hover': text(mix(accent, black, 0.18)),
    '--portal-colors-accent-soft': text(soft),
    '--portal-colors-banner': text(banner),
    '--portal-colors-banner-deep': text(mix(banner, black, 0.25)),
    '--portal-colors-banner-hover': text(mix(banner, white, bannerTint)),
    '--portal-colors-on-banner-muted': text(muted(banner)),
    ...pictureVariables(backgroundImage, banner),
  }
}

/** The picture shines through so little that no spot of it can spoil the text over it. */
function pictureVariables(address: string, banner: Rgb): Variables {
  if (!safeAddress.test(address)) return {}
  return {
    '--portal-banner-picture': `url(${address})`,
    '--portal-banner-cover': `rgb(${banner.map(Math.round).join(' ')} / ${1 - pictureShare})`,
  }
}

/** A path of the portal, https or data; nothing that could end the `url(` it is written in, or the style element. */
const safeAddress = /^(?:\/(?!\/)|https:\/\/|data:image\/)[\w./:%~+,;=?-]*$/

function parseColor(color: string): Rgb | null {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim()) ?? []
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const [red, green, blue] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue]
}

function text(color: Rgb): string {
  const digits = color.map((part) => Math.round(part).toString(16).padStart(2, '0'))
  return `#${digits.join('')}`
}

const muted = (banner: Rgb) => mix(white, banner, 0.06)

/** `share` of the second colour. */
function mix([r1, g1, b1]: Rgb, [r2, g2, b2]: Rgb, share: number): Rgb {
  const part = (one: number, other: number) => one + (other - one) * share
  return [part(r1, r2), part(g1, g2), part(b1, b2)]
}

/** Black passes every test that is asked here, so it ends. */
function darkenUntil(color: Rgb, fits: (tone: Rgb) => boolean): Rgb {
  let share = 0
  while (share < 1 && !fits(mix(color, black, share))) share += 0.02
  return mix(color, black, Math.min(share, 1))
}

/** The contrast ratio of WCAG, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
