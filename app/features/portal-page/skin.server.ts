import {
  black,
  contrast,
  darkenUntil,
  mix,
  parseColor,
  type Rgb,
  readable,
  text,
  white,
} from '../../platform/colours'
import type { Theme } from '../../platform/contract/themes'

/** CSS variables by name. */
export type Variables = Readonly<Record<`--portal-${string}`, string>>

/** The lightest and the darkest ground that text in the accent's colour stands on. */
const pageGrounds: readonly Rgb[] = [white, [238, 242, 248]]
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

const muted = (banner: Rgb) => mix(white, banner, 0.06)
