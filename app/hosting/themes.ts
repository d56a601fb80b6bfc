import type { PortalTheme } from '~contract/hosting/props'
import { effectiveSettings } from '../ui/themes/elder-sizes'
import { type Scheme, type ThemeChoice, variablesOf } from '../ui/themes/theme-variables'

/** How a page looks, and its apps. */
export interface PageThemes {
  theme: PortalTheme
  /** In the place of `theme` while the device is dark; null = it follows no device. */
  darkTheme: PortalTheme | null
}

/** What a user's choice makes of a page. `id` is the theme's. */
export function themesOf(id: string, choice: ThemeChoice): PageThemes {
  const wish = { ...choice, settings: effectiveSettings(choice.settings) }
  const { scheme } = wish.settings
  return {
    theme: themeIn(id, wish, scheme === 'system' ? 'light' : scheme),
    darkTheme: scheme === 'system' ? themeIn(id, wish, 'dark') : null,
  }
}

/** It changes nothing of the design. */
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
