import type { PortalTheme } from '~contract/hosting/props'

/** The rule that applies a theme to the design tokens; '' if it changes nothing. Paper stays light. */
export function themeRule({
  variables,
  colorScheme,
}: Pick<PortalTheme, 'variables' | 'colorScheme'>): string {
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`)
  if (declarations.length === 0) return ''
  const rule = `:root:root{${declarations.join(';')}}`
  return colorScheme === 'dark' ? `@media screen{${rule}}` : rule
}
