import { type ThemeSettingTexts, themeSettingTexts } from '~text/theme-setting'
import { useText } from '../../text/text-context'

/** The theme page's texts in the page's language. */
export function useThemeText(): ThemeSettingTexts {
  return themeSettingTexts[useText().language]
}
