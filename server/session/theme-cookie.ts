import {
  defaultThemeSettings,
  storedThemeSettingsSchema,
  type ThemeSettings,
} from '~contract/platform/theme-settings'
import type { PortalContext } from './load-context'
import { deviceCookie, usesHttps } from './secure-cookies'

/**
 * The theme settings of the device's last user, for pages without a user: sign-in, errors, files in new windows. The
 * user's record takes precedence.
 */
const cookieOf = (secure: boolean) => deviceCookie('portal-look', secure, 365 * 24 * 3600)

/** The stored settings; the default if there are none, or they cannot be read. */
export async function readThemeSettings(request: Request): Promise<ThemeSettings> {
  const header = request.headers.get('Cookie')
  const kept = (await cookieOf(true).parse(header)) ?? (await cookieOf(false).parse(header))
  return kept === null ? defaultThemeSettings : storedThemeSettingsSchema.parse(kept)
}

/** The Set-Cookie value that stores settings; null = they are stored already. */
export async function keepThemeSettings(
  { config }: PortalContext,
  kept: ThemeSettings,
  settings: ThemeSettings,
): Promise<string | null> {
  if (JSON.stringify(kept) === JSON.stringify(settings)) return null
  return cookieOf(usesHttps(config)).serialize(settings)
}
