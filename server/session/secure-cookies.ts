import type { PortalConfig } from '../config/env'

/** Whether the portal is reached by https: then no cookie may be sent without it. */
export function usesHttps({ PUBLIC_URL }: Pick<PortalConfig, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false
}
