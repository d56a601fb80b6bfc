import type { ViewportSize } from '@playwright/test'
import { defaultThemeSettings, type ThemeSettings } from '~contract/platform/theme-settings'
import { type PlatformTheme, platformThemes } from '../../mock-platform/data/themes'
import type { Screen } from './screen'

/** One way in which screens are shown; what is absent is as in `base`. */
export interface Variation {
  name: string
  title: string
  window?: ViewportSize & { touch: boolean }
  look?: Partial<ThemeSettings>
  skin?: PlatformTheme
  language?: 'en-US'
}

/** One width or one choice at a time, because all combinations would be tens of thousands of pictures. */
export const variations: readonly Variation[] = [
  { name: 'base', title: '1366 × 768，浅色，标准' },
  { name: 'phone', title: '390 × 844', window: { width: 390, height: 844, touch: true } },
  { name: 'wide', title: '1920 × 1080', window: { width: 1920, height: 1080, touch: false } },
  { name: 'dark', title: '深色', look: { scheme: 'dark' } },
  { name: 'contrast', title: '高对比度', look: { scheme: 'contrast' } },
  { name: 'small', title: '字号：小', look: { fontSize: 'small' } },
  { name: 'large', title: '字号：大', look: { fontSize: 'large' } },
  { name: 'x-large', title: '字号：特大', look: { fontSize: 'x-large' } },
  { name: 'compact', title: '密度：紧凑', look: { density: 'compact' } },
  { name: 'comfortable', title: '密度：舒适', look: { density: 'comfortable' } },
  { name: 'elder', title: '长者模式', look: { elder: true } },
  { name: 'english', title: 'English', language: 'en-US' },
  ...platformThemes()
    .filter(({ id }) => id !== 'default')
    .map((skin) => ({ name: `skin-${skin.id}`, title: `皮肤：${skin.themeName}`, skin })),
]

/** Whether that screen has a picture in that variation. */
export function applies({ name, look, skin, language }: Variation, screen: Screen): boolean {
  if (name === 'base') return true
  if (screen.extent === 'base') return false
  if (skin && screen.extent !== 'every') return false
  if (language && screen.isChinese) return false
  if (look?.elder && screen.isLeftOutForElders) return false
  // Without a user there are no choices of theirs.
  return screen.account !== null || (!look && !skin)
}

/** The user's choices in that variation, as the platform stores them; '' = none. */
export function storedTheme({ look, skin }: Variation): string {
  if (!look && !skin) return ''
  return JSON.stringify({ id: 'default', ...skin, look: { ...defaultThemeSettings, ...look } })
}
