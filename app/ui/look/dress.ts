import type { Look } from '~contract/platform/look'
import type { Theme } from '~contract/platform/themes'
import { fontSizeSets, palettes, radii, shadows } from './palettes'
import { bannerPicture, ownCanvas, skinColours } from './skin-colours'

/** CSS variables by name. */
type Variables = Readonly<Record<string, string>>

/** What a person chose, or the portal for them. */
export interface Wish {
  /** null = the default one, which changes nothing. */
  skin: Pick<Theme, 'color' | 'backgroundImage'> | null
  look: Look
  /** '' = none of their own. */
  backgroundColor: string
}

export type Scheme = keyof typeof palettes

/**
 * What a wish changes of the design tokens in one scheme. `whole` names all that any wish may change, so that the rule
 * can lie over another.
 */
export function variablesOf(wish: Wish, scheme: Scheme, whole = false): Variables {
  const { corners, fontSize, colouring } = wish.look
  const { usual, weak } = palettes[scheme]
  const changed = {
    ...(scheme === 'light' && !whole ? {} : usual),
    ...skinOf(wish, scheme),
    ...(colouring === 'weak' && weak),
  }
  const colours = { ...usual, ...changed }
  const canvas = scheme === 'contrast' ? '' : ownCanvas(wish.backgroundColor, colours)
  const picture =
    wish.skin && scheme !== 'contrast'
      ? bannerPicture(wish.skin.backgroundImage, colours.banner)
      : {}
  return {
    ...prefixed('colors', { ...changed, ...(canvas && { canvas }) }),
    ...(whole && { '--portal-banner-picture': 'initial', '--portal-banner-cover': 'initial' }),
    ...(Object.keys(skinOf(wish, scheme)).length > 0 && picture),
    ...(scheme !== 'light' || whole ? prefixed('shadows', shadows[scheme]) : {}),
    ...(corners !== 'small' || whole ? prefixed('radii', radii[corners]) : {}),
    ...(fontSize !== 'medium' || whole ? prefixed('font-sizes', fontSizeSets[fontSize]) : {}),
    ...((scheme !== 'light' || whole) && {
      '--portal-color-scheme': scheme === 'light' ? 'light' : 'dark',
    }),
    ...((colouring === 'grey' || whole) && {
      '--portal-page-filter': colouring === 'grey' ? 'grayscale(1)' : 'none',
    }),
  }
}

/** The accent of a skin could be taken for a colour that means something: who sees few colours keeps the usual one. */
function skinOf({ skin, look }: Wish, scheme: Scheme): Record<string, string> {
  if (!skin || scheme === 'contrast') return {}
  const colours = Object.entries(skinColours(skin, scheme))
  const kept = colours.filter(([name]) => look.colouring !== 'weak' || !name.startsWith('accent'))
  return Object.fromEntries(kept)
}

function prefixed(group: string, values: Readonly<Record<string, string>>): Variables {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--portal-${group}-${name}`, value]),
  )
}
