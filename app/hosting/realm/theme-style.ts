import type { PortalTheme } from '~contract/hosting/props'
import { themeRule } from '../theme-rule'

/** The user's theme in this document. In a sheet of its own: nothing that an app does to its elements loses it. */
export function createThemeStyle(theme: PortalTheme) {
  const sheet = new CSSStyleSheet()
  const set = (next: PortalTheme) => sheet.replaceSync(themeRule(next))
  set(theme)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return { set }
}
