import type { ThemeSettings } from '~contract/platform/theme-settings'

/** The text sizes that can be chosen in 长者模式. */
const elderFontSizes = ['large', 'x-large'] as const

/** 长者模式 has sizes of its own; the previously chosen ones apply again when it is switched off. */
export function effectiveSettings(settings: ThemeSettings): ThemeSettings {
  const { elder, fontSize } = settings
  if (!elder) return settings
  const isLarge = elderFontSizes.some((size) => size === fontSize)
  return { ...settings, fontSize: isLarge ? fontSize : 'x-large', density: 'comfortable' }
}

/** The text sizes that a user may currently choose, with their names. */
export function sizesFor<Names extends Record<string, string>>(
  { elder }: Pick<ThemeSettings, 'elder'>,
  names: Names,
): Partial<Names> {
  if (!elder) return names
  return Object.fromEntries(elderFontSizes.map((size) => [size, names[size]])) as Partial<Names>
}
