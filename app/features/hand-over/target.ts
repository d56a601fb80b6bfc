import { errorPaths, handOverPaths, redirectTarget, signInPaths } from '~contract/portal/paths'
import { safeRedirect } from '~contract/portal/safe-redirect'

/**
 * Where a hand-over leads: a path of this site (AUTH-05), but none that would start or fail another hand-over. An
 * address that names the target twice counts as naming none.
 */
export function handOverTarget(given: readonly string[]): string {
  const [wanted = '', ...more] = given
  if (more.length > 0) return '/'
  // Encoding may have made it longer than allowed.
  const target = redirectTarget(safeRedirect(wanted))
  const pathname = target.split(/[?#]/)[0]?.replace(/(.)\/+$/, '$1') ?? '/'
  // Routes match case-insensitively.
  const leadsBack = circles.has(pathname.toLowerCase())
  return leadsBack ? '/' : target
}

const circles = new Set(
  [...handOverPaths, ...signInPaths, ...Object.values(errorPaths)].map((path) =>
    path.toLowerCase(),
  ),
)
