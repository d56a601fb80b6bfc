import { createCookie } from '@remix-run/node'
import type { PortalConfig } from '../config/env'

/** Whether the portal is reached over https; cookies must then never be sent without it. */
export function usesHttps({ PUBLIC_URL }: Pick<PortalConfig, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false
}

/** The name of a cookie for the whole site; over https browsers accept it only from this host itself. */
export function hostCookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** A readable cookie of the device for the whole site, for `maxAge` seconds. */
export function deviceCookie(name: string, secure: boolean, maxAge: number) {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge } as const
  return createCookie(hostCookieName(name, secure), attributes)
}
