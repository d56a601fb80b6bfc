import {
  appServiceNames,
  type ServiceName,
  type ServicePrefixes,
} from '~contract/platform/services'
import { sitePath } from '~contract/portal/site-path'

/**
 * Slashes and dots that appear after further decoding, and characters that the client would read as path parameters.
 */
const odd = /%(?:25)*(?:2f|5c|2e)|[:;\\]/i

/** Splits an address from a backend into service, path below its prefix, and query; null = it belongs to no service. */
export function serviceCall(
  url: string,
  prefixes: ServicePrefixes,
): { service: ServiceName; path: string; query: Record<string, string> } | null {
  const target = sitePath(url)
  if (!target) return null
  const { pathname, searchParams } = new URL(target, 'http://platform.invalid')
  if (odd.test(pathname)) return null
  const service = appServiceNames.find((name) => pathname.startsWith(`${prefixes[name]}/`))
  if (!service) return null
  const path = pathname.slice(prefixes[service].length)
  return { service, path, query: Object.fromEntries(searchParams) }
}
