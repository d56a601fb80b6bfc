import type { PortalTheme } from '~contract/hosting/props'
import { themeRule } from '../theme-rule'

/**
 * The user's theme in this document. In a stylesheet of its own, so that no change an app makes to its elements removes
 * it.
 */
export function createThemeStyle(theme: PortalTheme) {
  const sheet = new CSSStyleSheet()
  const set = (next: PortalTheme) => sheet.replaceSync(themeRule(next))
  set(theme)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return { set }
}
