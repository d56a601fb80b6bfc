import { saveBackgroundColor } from '~contract/platform/theme-settings'
import { listThemes, saveTheme } from '~contract/platform/themes'
import type { Caller, PlatformClient } from '../client'

/** The themes that the caller may choose from. */
export const fetchThemes = (platform: PlatformClient, caller: Caller) =>
  platform.call(listThemes, caller)

/** Stores a theme, as JSON, in the caller's record. */
export const storeTheme = (platform: PlatformClient, caller: Caller, theme: string) =>
  platform.call(saveTheme, caller, { body: { theme } })

/** Stores the page's background colour in the caller's record; '' = none. */
export const storeBackgroundColor = (
  platform: PlatformClient,
  caller: Caller,
  backgroundColor: string,
) => platform.call(saveBackgroundColor, caller, { body: { backgroundColor } })
