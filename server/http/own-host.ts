import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler } from 'express'
import type { PortalConfig } from '../config/env'

type HostConfig = Pick<PortalConfig, 'PUBLIC_URL' | 'TRUSTED_PROXIES'>

/** No user, path or list, because a URL parser would accept them. */
const plainHost = /^[\w.:[\]-]+$/

/**
 * Refuses requests for hosts other than PUBLIC_URL's with 421 (SAFE-03): under another name a page would get the
 * portal's cookies, and caches and logs would hold names that a client invents. Later handlers see PUBLIC_URL's host.
 */
export function requireOwnHost(config: HostConfig): RequestHandler {
  const { PUBLIC_URL } = config
  return (req, res, next) => {
    if (!PUBLIC_URL) return next()
    if (!isOwnHost(req.headers, config)) {
      return void res.status(421).type('text').send(`${res.locals.plainAnswers.wrongHost}\n`)
    }
    req.headers.host = new URL(PUBLIC_URL).host
    next()
  }
}

/** Whether a request is for PUBLIC_URL's host, by its own Host or by a trusted proxy's header. */
export function isOwnHost(
  { host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders,
  { PUBLIC_URL, TRUSTED_PROXIES }: HostConfig,
): boolean {
  if (!PUBLIC_URL) return true
  const { protocol, host: own } = new URL(PUBLIC_URL)
  const named = (TRUSTED_PROXIES > 0 && forwarded?.toString()) || host || ''
  return named.split(',').every((one) => {
    const text = one.trim()
    const url = `${protocol}//${text}`
    return plainHost.test(text) && URL.canParse(url) && new URL(url).host === own
  })
}
