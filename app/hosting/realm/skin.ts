import type { PortalTheme } from '~contract/hosting/props'
import { skinRule } from '../skin-rule'

/** The person's skin in this document. In a sheet of its own: nothing that an app does to its elements loses it. */
export function createSkin(theme: PortalTheme) {
  const sheet = new CSSStyleSheet()
  const set = (next: PortalTheme) => sheet.replaceSync(skinRule(next))
  set(theme)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return { set }
}
