import { carriedWay, errorPaths, handOverPaths, signInPaths } from '~contract/portal/paths'
import { safeRedirect } from '~contract/portal/safe-redirect'

/**
 * Where a hand-over leads: a path of this site (AUTH-05), and none that would hand over or fail again. An address
 * that names it twice names none.
 */
export function handOverTarget(given: readonly string[]): string {
  const [wanted = '', ...more] = given
  if (more.length > 0) return '/'
  // Encoded it may be longer than it was.
  const target = carriedWay(safeRedirect(wanted))
  const pathname = target.split(/[?#]/)[0]?.replace(/(.)\/+$/, '$1') ?? '/'
  // Routes are matched whatever their case.
  const leadsBack = circles.has(pathname.toLowerCase())
  return leadsBack ? '/' : target
}

const circles = new Set(
  [...handOverPaths, ...signInPaths, ...Object.values(errorPaths)].map((path) =>
    path.toLowerCase(),
  ),
)
