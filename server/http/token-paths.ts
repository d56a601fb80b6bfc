import { handOverPaths } from '~contract/portal/paths'
import { routePath } from './route-path'

const segments = new Set(handOverPaths.map((path) => path.slice(1).toLowerCase()))

/** Whether another system's token may be in the address. */
export function mayHoldToken(path: string): boolean {
  const [, first = ''] = routePath(path).split('/', 2)
  return segments.has(first)
}
