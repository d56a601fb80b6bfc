import { handOverPath, handOverPaths } from '~contract/portal/paths'
import { routePath } from './route-path'

// Without the page that asks for confirmation: its token is in a cookie, and its forms would lose their origin.
const segments = new Set(
  handOverPaths.filter((path) => path !== handOverPath).map((path) => path.slice(1).toLowerCase()),
)

/** Whether the address may contain another system's token. */
export function mayHoldToken(path: string): boolean {
  const [, first = ''] = routePath(path).split('/', 2)
  return segments.has(first)
}
