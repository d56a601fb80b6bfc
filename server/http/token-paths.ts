import { handOverPaths } from '~contract/portal/paths'

const segments = new Set(handOverPaths.map((path) => path.slice(1).toLowerCase()))

/** Whether another system's token may be in the address. Remix matches routes in any case, and with slashes after them. */
export function mayHoldToken(path: string): boolean {
  const [, first = ''] = path.split('/', 2)
  return segments.has(first.toLowerCase().replace(/\.data$/, ''))
}
