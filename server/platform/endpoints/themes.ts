import { saveBackgroundColor } from '~contract/platform/look'
import { listThemes, saveTheme, type Theme } from '~contract/platform/themes'
import type { Caller, PlatformClient } from '../client'

/** The skins that a person may choose from. Throws PlatformError. */
export function fetchThemes(platform: PlatformClient, caller: Caller): Promise<Theme[]> {
  return platform.call(listThemes, caller)
}

/** Keeps a theme, as its JSON, at the caller's record. Throws PlatformError. */
export async function storeTheme(
  platform: PlatformClient,
  caller: Caller,
  theme: string,
): Promise<void> {
  await platform.call(saveTheme, caller, { body: { theme } })
}

/** Keeps the colour of the page's ground at the caller's record; '' = none. Throws PlatformError. */
export async function storeBackgroundColor(
  platform: PlatformClient,
  caller: Caller,
  backgroundColor: string,
): Promise<void> {
  await platform.call(saveBackgroundColor, caller, { body: { backgroundColor } })
}
