import { type ServiceName, serviceNames } from '~contract/platform/services'
import type { PortalConfig } from '../config/env'

export interface Target {
  service: ServiceName | typeof appFiles
  url: string
  /** The answer's content security policy. */
  policy: string
}

/** Data is never a page: opened by its address it runs nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
/** A sub-app's page opened by its address, outside the portal. */
const subAppPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'"

/** What the metrics call the apps' files. */
export const appFiles = 'sub-apps' as const

/** Signing in and out is the portal's own business: sub-apps do not reach the auth service. */
const closedServices: ServiceName[] = ['auth']

/**
 * Finds out whether an address is for the platform. null = it is the portal's own; 'refused' = it tries to
 * leave its prefix.
 */
export function createTargets(config: PortalConfig): (url: string) => Target | 'refused' | null {
  const origin = config.PLATFORM_URL?.replace(/\/$/, '') ?? ''
  const services = serviceNames
    .filter((service) => !closedServices.includes(service))
    .map((service) => ({ service, prefix: `${config.SERVICE_PREFIXES[service]}/` }))
  const rooms = [...services, { service: appFiles, prefix: '/subapps/' }]

  return (url) => {
    const room = rooms.find(({ prefix }) => url.startsWith(prefix))
    if (!room) return null
    if (!staysBelow(url, room.prefix)) return 'refused'
    const policy = room.service === appFiles ? subAppPolicy : dataPolicy
    return { service: room.service, url: origin + url, policy }
  }
}

/** Whether it is for a service: not for an app's files, not the portal's own. */
export function isService(target: Target | 'refused' | null): boolean {
  return target !== null && target !== 'refused' && target.service !== appFiles
}

/**
 * Slashes, dots and zero bytes that only a later decoding shows, however often they are encoded, also by more bytes than
 * UTF-8 allows, which lenient servers take; and `..;`, which Java servers read as `..`.
 */
const hiddenStep =
  /%(?:25)*(?:2f|5c|00|c[01]|e0%(?:25)*[89]|f0%(?:25)*8)|%(?:25)+2e|\\|\/(?:\.|%2e){1,2};/i

/** Refuses every spelling of "one folder up", and slashes that only the next server would see. */
function staysBelow(url: string, prefix: string): boolean {
  const path = url.split('?')[0] ?? ''
  if (hiddenStep.test(path)) return false
  const parsed = new URL(url, 'http://platform.invalid')
  return parsed.host === 'platform.invalid' && parsed.pathname.startsWith(prefix)
}
