import type { Caller, PlatformClient } from '../client.server'
import { listThemes, saveTheme, type Theme } from '../contract/themes'

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
