import type { PortalTheme } from './sub-app-kit/props'

/** The rule that lays a skin over the design tokens; '' where it changes nothing. */
export function skinRule(variables: PortalTheme['variables']): string {
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`)
  return declarations.length > 0 ? `:root:root{${declarations.join(';')}}` : ''
}
