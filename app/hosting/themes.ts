import type { PortalTheme } from '~contract/hosting/props'
import { type Scheme, variablesOf, type Wish } from '../ui/look/dress'

/** How a page looks, and its apps. */
export interface PageThemes {
  theme: PortalTheme
  /** In the place of `theme` while the device is dark; null = it follows no device. */
  darkTheme: PortalTheme | null
}

/** What a person's wish makes of a page. `id` is the skin's. */
export function themesOf(id: string, wish: Wish): PageThemes {
  const { scheme } = wish.look
  return {
    theme: themeIn(id, wish, scheme === 'system' ? 'light' : scheme),
    darkTheme: scheme === 'system' ? themeIn(id, wish, 'dark') : null,
  }
}

/** It changes nothing of the design. */
export function isPlain({ theme, darkTheme }: PageThemes): boolean {
  return !darkTheme && Object.keys(theme.variables).length === 0
}

function themeIn(id: string, wish: Wish, scheme: Scheme): PortalTheme {
  const { colouring, corners, fontSize } = wish.look
  return {
    id,
    colorScheme: scheme === 'light' ? 'light' : 'dark',
    variables: variablesOf(wish, scheme),
    contrast: scheme === 'contrast' ? 'high' : 'normal',
    colouring,
    corners,
    fontSize,
  }
}
