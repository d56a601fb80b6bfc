import type { IncomingHttpHeaders } from 'node:http'

/** Whether a browser asks to bypass caches: a user's reload, or a script's `cache: 'no-store'`. */
export function skipsCaches({ 'cache-control': caching = '', pragma = '' }: IncomingHttpHeaders) {
  return /\b(?:no-cache|no-store|max-age=0)\b/i.test(`${caching},${pragma}`)
}
