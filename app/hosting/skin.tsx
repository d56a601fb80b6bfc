import { useSyncExternalStore } from 'react'
import type { PortalTheme } from '~contract/hosting/props'
import { pageNonce, useNonce } from '../ui/nonce-context'
import { skinRule } from './skin-rule'
import type { PageThemes } from './themes'

/** A page's look, from the first paint on. */
export function Skin({ theme, darkTheme }: PageThemes) {
  const nonce = useNonce() ?? pageNonce()
  const dark = darkTheme ? `@media (prefers-color-scheme:dark){${skinRule(darkTheme)}}` : ''
  return (
    <style nonce={nonce} data-skin={theme.id} suppressHydrationWarning>
      {skinRule(theme) + dark}
    </style>
  )
}

/** The theme that apps are told: where the page follows the device, that of the device. */
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
