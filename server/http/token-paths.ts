import { handOverPath, handOverPaths } from '~contract/portal/paths'
import { routePath } from './route-path'

// Without the page that asks, whose forms would lose their origin: its hand-over is in a cookie.
const segments = new Set(
  handOverPaths.filter((path) => path !== handOverPath).map((path) => path.slice(1).toLowerCase()),
)

/** Whether another system's token may be in the address. */
export function mayHoldToken(path: string): boolean {
  const [, first = ''] = routePath(path).split('/', 2)
  return segments.has(first)
}
