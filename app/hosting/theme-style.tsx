import { useSyncExternalStore } from 'react'
import type { PortalTheme } from '~contract/hosting/props'
import { pageNonce, useNonce } from '../ui/nonce-context'
import { themeRule } from './theme-rule'
import type { PageThemes } from './themes'

/** A page's theme, from the first paint on. */
export function ThemeStyle({ theme, darkTheme }: PageThemes) {
  const nonce = useNonce() ?? pageNonce()
  const dark = darkTheme ? `@media (prefers-color-scheme:dark){${themeRule(darkTheme)}}` : ''
  return (
    <style nonce={nonce} data-portal-theme={theme.id} suppressHydrationWarning>
      {themeRule(theme) + dark}
    </style>
  )
}

/** The theme that apps receive: the dark one if the page follows the device and the device is dark. */
export function useTheme({ theme, darkTheme }: PageThemes): PortalTheme {
  const dark = useSyncExternalStore(
    followDevice,
    () => deviceScheme().matches,
    () => false,
  )
  return (dark && darkTheme) || theme
}

const deviceScheme = () => window.matchMedia('(prefers-color-scheme: dark)')

function followDevice(changed: () => void): () => void {
  const scheme = deviceScheme()
  scheme.addEventListener('change', changed)
  return () => scheme.removeEventListener('change', changed)
}
