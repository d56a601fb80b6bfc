import type { PortalTheme } from '~contract/hosting/props'
import { effectiveSettings } from '../ui/themes/elder-sizes'
import { type Scheme, type ThemeChoice, variablesOf } from '../ui/themes/theme-variables'

/** The themes of a page and its apps. */
export interface PageThemes {
  theme: PortalTheme
  /** Replaces `theme` while the device is dark; null = the page does not follow the device. */
  darkTheme: PortalTheme | null
}

/** Turns a user's choice into a page's themes. `id` is the theme's. */
export function themesOf(id: string, choice: ThemeChoice): PageThemes {
  const wish = { ...choice, settings: effectiveSettings(choice.settings) }
  const { scheme } = wish.settings
  return {
    theme: themeIn(id, wish, scheme === 'system' ? 'light' : scheme),
    darkTheme: scheme === 'system' ? themeIn(id, wish, 'dark') : null,
  }
}

/** Whether it leaves the design unchanged. */
export function isPlain({ theme, darkTheme }: PageThemes): boolean {
  return !darkTheme && Object.keys(theme.variables).length === 0
}

function themeIn(id: string, wish: ThemeChoice, scheme: Scheme): PortalTheme {
  const { colouring, corners, fontSize, density, elder } = wish.settings
  return {
    id,
    colorScheme: scheme === 'light' ? 'light' : 'dark',
    variables: variablesOf(wish, scheme),
    contrast: scheme === 'contrast' ? 'high' : 'normal',
    colouring,
    corners,
    fontSize,
    density,
    elder,
  }
}
