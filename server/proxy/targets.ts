import { publicLibrary, tenantLibrary } from '~contract/platform/document-search'
import { clearMessages } from '~contract/platform/messages'
import { appServiceNames, type ServiceName } from '~contract/platform/services'
import type { PortalConfig } from '../config/env'

export interface Target {
  service: ServiceName | typeof appFiles
  url: string
  /** The answer's content security policy. */
  policy: string
  /** Even a GET changes data there. */
  writes: boolean
}

/** Data opened directly by its address must not run scripts. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
/** An app's page opened directly by its address, outside the portal. */
const subAppPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'"

/** The metrics' name for the apps' files. */
export const appFiles = 'sub-apps' as const

/** GETs that change data; their contract is given by the specification. */
const writingGets = [
  clearMessages,
  ...[tenantLibrary, publicLibrary].flatMap(({ clearSearchHistory, deleteSearchRecord }) => [
    clearSearchHistory,
    deleteSearchRecord,
  ]),
].filter(({ writes }) => writes)

/**
 * Finds the platform's address for a path of the portal. null = the portal's own path; 'refused' = the path tries to
 * leave its prefix.
 */
export function createTargets(config: PortalConfig): (url: string) => Target | 'refused' | null {
  const origin = config.PLATFORM_URL?.replace(/\/$/, '') ?? ''
  const services = appServiceNames.map((service) => ({
    service,
    prefix: `${config.SERVICE_PREFIXES[service]}/`,
  }))
  const prefixes = [...services, { service: appFiles, prefix: '/subapps/' }]
  const writing = new Set(
    writingGets.map(({ service, path }) => config.SERVICE_PREFIXES[service] + path),
  )

  return (url) => {
    const found = prefixes.find(({ prefix }) => url.startsWith(prefix))
    if (!found) return null
    const { service, prefix } = found
    if (!staysBelow(url, prefix)) return 'refused'
    return {
      service,
      url: origin + url,
      policy: service === appFiles ? subAppPolicy : dataPolicy,
      writes: writing.has(url.split('?')[0] ?? ''),
    }
  }
}

/** Whether a target is a service, and not an app's file or a path of the portal. */
export function isService(target: Target | 'refused' | null): boolean {
  return target !== null && target !== 'refused' && target.service !== appFiles
}

/**
 * Slashes, dots and zero bytes that appear after further decoding, also in overlong UTF-8, which lenient servers
 * accept; and `..;`, which Java servers read as `..`, even if its semicolon appears only after further decoding.
 */
const hiddenStep =
  /%(?:25)*(?:2f|5c|00|c[01]|e0%(?:25)*[89]|f0%(?:25)*8)|%(?:25)+2e|\\|\/(?:\.|%2e){1,2}(?:;|%(?:25)*3b)/i

/** false for every spelling of `..`, and for slashes that only the next server would decode. */
function staysBelow(url: string, prefix: string): boolean {
  const path = url.split('?')[0] ?? ''
  if (hiddenStep.test(path)) return false
  const parsed = new URL(url, 'http://platform.invalid')
  return parsed.host === 'platform.invalid' && parsed.pathname.startsWith(prefix)
}
