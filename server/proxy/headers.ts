import type { IncomingHttpHeaders } from 'node:http'
import type { Request, Response } from 'express'
import { languageHeader, ownLanguage, productVersion } from '~contract/portal/constants'
import { isLanguage, type Language } from '~text/languages'
import type { Span } from '../tracing/tracing'

/** Request headers that reach the backends. Everything else is dropped, X-Forwarded-* and Authorization included. */
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

/** Response headers that reach the browser; cookies and policies are set by the portal. */
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

/**
 * The browser's allowed headers, with the user's language in place of the browser's unless the app has set one.
 * Requests for one address with different values may get different answers.
 */
export function browserHeaders({ headers }: Request, language: Language): Record<string, string> {
  const wanted = headers[languageHeader]
  const kept = fromBrowser.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const own = wanted === ownLanguage && headers['accept-language']
  // At an app's own origin the device's cookie is not available, and the app's calls name the language.
  return {
    ...Object.fromEntries(kept),
    'accept-language': own || (isLanguage(wanted) ? wanted : language),
  }
}

/** The headers of a proxied request: the browser's allowed ones, and the session's token. */
export function requestHeaders(
  req: Request,
  { signedIn, requestId, texts }: Pick<Response['locals'], 'signedIn' | 'requestId' | 'texts'>,
  { traceparent }: Span,
): Record<string, string> {
  return {
    ...browserHeaders(req, texts.language),
    version: productVersion,
    'x-request-id': requestId,
    traceparent,
    ...(signedIn && { authorization: `Bearer ${signedIn.token}` }),
  }
}

/**
 * The headers of a service's answer, or of an app's file. A service's answer belongs to one user: whatever the service
 * says, no shared cache may store it (SAFE-08), and the browser must revalidate it each time, if it has a validator.
 */
export function answerHeaders(
  headers: IncomingHttpHeaders,
  of: 'service' | 'app file',
): [string, string | string[]][] {
  const kept = toBrowser.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] as [string, string | string[]]]
  })
  return of === 'app file' ? kept : [...kept, ['cache-control', personalCaching(headers)]]
}

/** For one user's data, which no cache may store. */
export const neverKept = 'private, no-store'

function personalCaching({
  'cache-control': wanted = '',
  etag,
  'last-modified': modified,
}: IncomingHttpHeaders) {
  const validated = (etag ?? modified) !== undefined && !/\bno-store\b/i.test(wanted)
  return validated ? 'private, no-cache' : neverKept
}
