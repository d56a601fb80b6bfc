import { saveBackgroundColor } from '~contract/platform/theme-settings'
import { listThemes, saveTheme, type Theme } from '~contract/platform/themes'
import type { Caller, PlatformClient } from '../client'

/** The themes that the caller may choose from. Throws PlatformError. */
export function fetchThemes(platform: PlatformClient, caller: Caller): Promise<Theme[]> {
  return platform.call(listThemes, caller)
}

/** Stores a theme, as JSON, in the caller's record. Throws PlatformError. */
export async function storeTheme(
  platform: PlatformClient,
  caller: Caller,
  theme: string,
): Promise<void> {
  await platform.call(saveTheme, caller, { body: { theme } })
}

/** Stores the page's background colour in the caller's record; '' = none. Throws PlatformError. */
export async function storeBackgroundColor(
  platform: PlatformClient,
  caller: Caller,
  backgroundColor: string,
): Promise<void> {
  await platform.call(saveBackgroundColor, caller, { body: { backgroundColor } })
}
