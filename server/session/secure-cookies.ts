import { createCookie } from '@remix-run/node'
import type { PortalConfig } from '../config/env'

/** Whether the portal is reached by https: then no cookie may be sent without it. */
export function usesHttps({ PUBLIC_URL }: Pick<PortalConfig, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false
}

/** The name of a cookie of the whole site: with https browsers take it from this host alone, and from no other beside it. */
export function hostCookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** A readable cookie of the device for the whole site, for `maxAge` seconds. */
export function deviceCookie(name: string, secure: boolean, maxAge: number) {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge } as const
  return createCookie(hostCookieName(name, secure), attributes)
}
