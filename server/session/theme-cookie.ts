import { createCookie } from '@remix-run/node'
import {
  defaultThemeSettings,
  storedThemeSettingsSchema,
  type ThemeSettings,
} from '~contract/platform/theme-settings'
import type { PortalContext } from './load-context'
import { usesHttps } from './secure-cookies'

/**
 * The theme settings of the device's last user, for pages without a user: sign-in, errors, files in their own windows.
 * The user's record takes precedence.
 */
const cookie = createCookie('portal-look', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 365 * 24 * 3600,
})

/** The stored settings; the default if there are none, or they cannot be read. */
export async function readThemeSettings(request: Request): Promise<ThemeSettings> {
  const kept = await cookie.parse(request.headers.get('Cookie'))
  return kept === null ? defaultThemeSettings : storedThemeSettingsSchema.parse(kept)
}

/** The Set-Cookie value that stores settings; null = they are stored already. */
export async function keepThemeSettings(
  { config }: PortalContext,
  kept: ThemeSettings,
  look: ThemeSettings,
): Promise<string | null> {
  if (JSON.stringify(kept) === JSON.stringify(look)) return null
  return cookie.serialize(look, { secure: usesHttps(config) })
}
