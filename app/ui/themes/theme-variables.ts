import type { ThemeSettings } from '~contract/platform/theme-settings'
import type { Theme } from '~contract/platform/themes'
import {
  densitySets,
  fontSizeSets,
  palettes,
  radii,
  shadows,
  targets,
  textScales,
} from './palettes'
import { bannerPicture, ownCanvas, themeColours } from './theme-colours'

/** CSS variables by name. */
type Variables = Readonly<Record<string, string>>

/** What a user chose, or what the portal chose for them. */
export interface ThemeChoice {
  /** null = the default theme, which changes nothing. */
  theme: Pick<Theme, 'color' | 'backgroundImage'> | null
  settings: ThemeSettings
  /** '' = none. */
  backgroundColor: string
}

export type Scheme = keyof typeof palettes

/**
 * The design tokens that a choice changes in one scheme. `whole`: returns every variable that any choice may change, so
 * that the rule can override another one.
 */
export function variablesOf(wish: ThemeChoice, scheme: Scheme, whole = false): Variables {
  const { corners, fontSize, colouring, density, elder } = wish.settings
  const { usual, weak } = palettes[scheme]
  const changed = {
    ...(scheme === 'light' && !whole ? {} : usual),
    ...accentsOf(wish, scheme),
    ...(colouring === 'weak' && weak),
  }
  const colours = { ...usual, ...changed }
  const canvas = scheme === 'contrast' ? '' : ownCanvas(wish.backgroundColor, colours)
  const picture =
    wish.theme && scheme !== 'contrast'
      ? bannerPicture(wish.theme.backgroundImage, colours.banner)
      : {}
  return {
    ...prefixed('colors', { ...changed, ...(canvas && { canvas }) }),
    ...(whole && { '--portal-banner-picture': 'initial', '--portal-banner-cover': 'initial' }),
    ...(Object.keys(accentsOf(wish, scheme)).length > 0 && picture),
    ...(scheme !== 'light' || whole ? prefixed('shadows', shadows[scheme]) : {}),
    ...(corners !== 'small' || whole ? prefixed('radii', radii[corners]) : {}),
    ...(fontSize !== 'medium' || whole ? textVariables(fontSize) : {}),
    ...(density !== 'standard' || whole ? densityVariables(density) : {}),
    ...(elder || whole ? prefixed('sizes', { target: targets[elder ? 'elder' : 'usual'] }) : {}),
    ...((scheme !== 'light' || whole) && {
      '--portal-color-scheme': scheme === 'light' ? 'light' : 'dark',
      '--portal-written-text': scheme === 'light' ? 'initial' : 'currentcolor',
      '--portal-written-ground': scheme === 'light' ? 'initial' : 'transparent',
    }),
    ...((colouring === 'grey' || whole) && {
      '--portal-page-filter': colouring === 'grey' ? 'grayscale(1)' : 'none',
    }),
  }
}

/**
 * A theme's accent could be mistaken for a colour with a meaning: users with weak colour vision keep the usual accent.
 */
function accentsOf({ theme, settings }: ThemeChoice, scheme: Scheme): Record<string, string> {
  if (!theme || scheme === 'contrast') return {}
  const colours = Object.entries(themeColours(theme, scheme))
  const kept = colours.filter(
    ([name]) => settings.colouring !== 'weak' || !name.startsWith('accent'),
  )
  return Object.fromEntries(kept)
}

function textVariables(size: ThemeSettings['fontSize']): Variables {
  return {
    ...prefixed('font-sizes', fontSizeSets[size]),
    ...prefixed('sizes', { text: textScales[size] }),
  }
}

function densityVariables(density: ThemeSettings['density']): Variables {
  const { spacing, density: share } = densitySets[density]
  return { ...prefixed('spacing', spacing), ...prefixed('sizes', { density: share }) }
}

function prefixed(group: string, values: Readonly<Record<string, string>>): Variables {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--portal-${group}-${name}`, value]),
  )
}
