import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Request } from 'express'
import { productVersion } from '~contract/portal/constants'

/** What a browser may tell the backends. Everything else is dropped, X-Forwarded-* and Authorization included. */
const fromBrowser = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-length',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
]

/** What a backend may tell the browser: cookies and policies are the portal's. */
const toBrowser = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'vary',
]

/** The headers of a proxied request: the allowed ones of the browser's, and the session's own. */
export function requestHeaders(
  req: Request,
  { signedIn, requestId }: { signedIn: { token: string } | null; requestId: string },
): Record<string, string> {
  const kept = fromBrowser.flatMap((name) => {
    const value = req.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return {
    ...Object.fromEntries(kept),
    version: productVersion,
    'x-request-id': requestId,
    traceparent: `00-${requestId}-${randomBytes(8).toString('hex')}-01`,
    ...(signedIn && { authorization: `Bearer ${signedIn.token}` }),
  }
}

export function answerHeaders(headers: IncomingHttpHeaders): [string, string | string[]][] {
  return toBrowser.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] as [string, string | string[]]]
  })
}
