import {
  black,
  contrast,
  mix,
  parseColor,
  type Rgb,
  textContrast,
  toHex,
  toneUntil,
  white,
} from '~contract/platform/colours'
import type { Theme } from '~contract/platform/themes'
import type { ColourName } from './palettes'
import { palettes } from './palettes'

/** The backgrounds behind text in a colour of the palette. */
const groundNames = ['canvas', 'surface', 'sunken', 'hover'] as const
/** The share of white over the banner, behind white text: the user's picture and a hovered button. */
const bannerTint = 0.18
/** How much of a picture shows through the banner. The worst case for text over it is all white. */
const pictureShare = 0.12
/** A longer data address would make every page heavy (characters). */
const longestAddress = 4_096

/**
 * The colours of the palette that a theme changes. Its colour determines the hue; it is darkened, or on dark
 * backgrounds lightened, until text on it, and text in it on the page, is readable. An invalid colour changes nothing.
 */
export function themeColours(
  { color }: Pick<Theme, 'color'>,
  scheme: 'light' | 'dark',
): Partial<Record<ColourName, string>> {
  const base = parseColor(color)
  if (!base) return {}
  const usual = palettes[scheme].usual
  const end = scheme === 'light' ? black : white
  const soft = mix(rgb(usual.surface), base, scheme === 'light' ? 0.1 : 0.2)
  const grounds = [...groundNames.map((name) => rgb(usual[name])), soft]
  const accent = toneUntil(base, end, (tone) =>
    [...grounds, rgb(usual['on-accent'])].every((ground) => contrast(tone, ground) >= textContrast),
  )
  const banner = bannerOf(scheme === 'light' ? base : mix(base, black, 0.45))
  return {
    accent: toHex(accent),
    'accent-hover': toHex(mix(accent, end, 0.18)),
    'accent-soft': toHex(soft),
    'sign-accent': toHex(accent),
    banner: toHex(banner),
    'banner-deep': toHex(mix(banner, black, 0.25)),
    'banner-hover': toHex(mix(banner, white, bannerTint)),
    'on-banner-muted': toHex(muted(banner)),
  }
}

/** Dark enough for white text, even over a hovered button and over a picture. */
function bannerOf(base: Rgb): Rgb {
  return toneUntil(
    base,
    black,
    (tone) =>
      contrast(white, mix(tone, white, bannerTint)) >= textContrast &&
      contrast(muted(tone), mix(tone, white, pictureShare)) >= textContrast,
  )
}

/** The picture shows through so little that no part of it can make the text over it unreadable. */
export function bannerPicture(address: string, banner: string): Record<string, string> {
  if (!safeAddress.test(address) || address.length > longestAddress) return {}
  return {
    '--portal-banner-picture': `url(${address})`,
    '--portal-banner-cover': `rgb(${rgb(banner).join(' ')} / ${1 - pictureShare})`,
  }
}

/** A path of the portal, https or data; without anything that could end the surrounding `url(` or the style element. */
const safeAddress = /^(?:\/(?!\/)|https:\/\/|data:image\/)[\w./:%~+,;=?-]*$/

/**
 * The page's background in a colour that the user chose, shifted as far towards the scheme's as text needs; '' = not a
 * colour.
 */
export function ownCanvas(color: string, colours: Record<string, string>): string {
  const base = parseColor(color)
  if (!base) return ''
  const over = ['text', 'muted', 'accent', 'success', 'warning', 'danger'].map((name) =>
    rgb(colours[name] ?? ''),
  )
  const end = contrast(over[0] ?? black, white) > contrast(over[0] ?? black, black) ? white : black
  return toHex(
    toneUntil(base, end, (tone) => over.every((one) => contrast(one, tone) >= textContrast)),
  )
}

function rgb(color: string): Rgb {
  return parseColor(color) ?? black
}

const muted = (banner: Rgb) => mix(white, banner, 0.06)
