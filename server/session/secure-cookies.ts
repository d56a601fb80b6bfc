import type { PortalConfig } from '../config/env'

/** Whether people come by https: then no cookie may ever travel without it. */
export function comesByHttps({ PUBLIC_URL }: Pick<PortalConfig, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false
}
