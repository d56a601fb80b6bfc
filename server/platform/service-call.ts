import { type ServiceName, type ServicePrefixes, serviceNames } from '~contract/platform/services'
import { sitePath } from '~contract/portal/site-path'

/** Signing in and out is the portal's own business. */
const closed: readonly ServiceName[] = ['auth']
/** Slashes and dots that only a later decoding shows, and what the client's endpoints would read as parameters. */
const odd = /%(?:25)*(?:2f|5c|2e)|[:;\\]/i

/** Which service an address that a backend names is for, with path and query below its prefix; null = for none. */
export function serviceCall(
  url: string,
  prefixes: ServicePrefixes,
): { service: ServiceName; path: string; query: Record<string, string> } | null {
  const target = sitePath(url)
  if (!target) return null
  const { pathname, searchParams } = new URL(target, 'http://platform.invalid')
  if (odd.test(pathname)) return null
  const service = serviceNames.find(
    (name) => !closed.includes(name) && pathname.startsWith(`${prefixes[name]}/`),
  )
  if (!service) return null
  const path = pathname.slice(prefixes[service].length)
  return { service, path, query: Object.fromEntries(searchParams) }
}
