import { createHash } from 'node:crypto'
import type { PortalConfig } from '../config/env'

/** Origins of their own for apps (ANY-04), below one domain. */
export interface AppsOrigin {
  /** All app origins, as a policy names them: `https://*.apps.example.cn`. */
  source: string
  /** The portal's own origin, whose page alone may frame them. */
  portal: string
  originOf(code: string): string
  /** Which app's origin a Host header names, by `labelOf`; null = none of them. */
  labelAt(host: string | undefined): string | null
}

/** null = apps share the portal's origin. */
export function appsOriginOf({
  APPS_ORIGIN,
  PUBLIC_URL,
}: Pick<PortalConfig, 'APPS_ORIGIN' | 'PUBLIC_URL'>): AppsOrigin | null {
  if (!APPS_ORIGIN || !PUBLIC_URL) return null
  const [start = '', end = ''] = APPS_ORIGIN.split('*')
  return {
    source: APPS_ORIGIN,
    portal: new URL(PUBLIC_URL).origin,
    originOf: (code) => start + labelOf(code) + end,
    labelAt(host = '') {
      const name = host.toLowerCase()
      const label = name.slice(0, -end.length)
      return name.endsWith(end) && /^[a-z0-9-]+$/.test(label) ? label : null
    },
  }
}

/**
 * An app's name in its host. Two codes never share one: a code that is no plain host name gets a hyphen and a hash, and
 * no code with a hyphen is plain.
 */
export function labelOf(code: string): string {
  if (/^[a-z0-9]{1,40}$/.test(code)) return code
  const readable = code.toLowerCase().replace(/[^a-z0-9]+/g, '')
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  return `${readable.slice(0, 30) || 'app'}-${hash}`
}
