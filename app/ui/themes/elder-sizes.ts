import type { ThemeSettings } from '~contract/platform/theme-settings'

/** The sizes of text that 长者模式 leaves to choose from. */
const elderFontSizes = ['large', 'x-large'] as const

/** 长者模式 has sizes of its own; those that were chosen before come back after it. */
export function effectiveSettings(settings: ThemeSettings): ThemeSettings {
  const { elder, fontSize } = settings
  if (!elder) return settings
  const isLarge = elderFontSizes.some((size) => size === fontSize)
  return { ...settings, fontSize: isLarge ? fontSize : 'x-large', density: 'comfortable' }
}

/** The sizes of text that a user may choose now, of all that have a name. */
export function sizesFor<Names extends Record<string, string>>(
  { elder }: Pick<ThemeSettings, 'elder'>,
  names: Names,
): Partial<Names> {
  if (!elder) return names
  return Object.fromEntries(elderFontSizes.map((size) => [size, names[size]])) as Partial<Names>
}
