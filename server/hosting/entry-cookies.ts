import { createHash } from 'node:crypto'
import {
  parseCookie,
  parseSetCookie,
  type SerializeOptions,
  stringifyCookie,
  stringifySetCookie,
} from 'cookie'

/** The attributes of such a cookie besides its path. */
export type CookieTerms = Pick<SerializeOptions, 'secure' | 'sameSite' | 'partitioned'>

/**
 * The cookies that an app's own server gives its pages, kept in the user's browser under the address from which the
 * portal serves these pages. Their names carry the user's session, so that the next user of the browser does not go on
 * in them, and none of them can be taken for one of the portal's.
 */
export function entryCookies(sessionId: string, path: string, terms: CookieTerms) {
  const mark = createHash('sha256').update(sessionId).digest('base64url').slice(0, 10)
  const prefix = `page.${mark}.`

  function keptCookie(line: string): string {
    const { name, value, maxAge, expires } = parseSetCookie(line, { decode: asItIs })
    const lasting = { ...(maxAge !== undefined && { maxAge }), ...(expires && { expires }) }
    return stringifySetCookie(
      { name: prefix + name, value, path, httpOnly: true, ...terms, ...lasting },
      { encode: asItIs },
    )
  }

  return {
    /** The Cookie header for the app's server; '' = none. */
    sent(header: string | undefined): string {
      const own = Object.entries(parseCookie(header ?? '', { decode: asItIs }))
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, value]) => [name.slice(prefix.length), value] as const)
      return stringifyCookie(Object.fromEntries(own), { encode: asItIs })
    },
    /** The Set-Cookie values for the browser. One that no browser would take costs neither the others nor the page. */
    kept(given: string | string[] | undefined): string[] {
      return [given ?? []].flat().flatMap((line) => {
        try {
          return [keptCookie(line)]
        } catch {
          return []
        }
      })
    },
  }
}

export type EntryCookies = ReturnType<typeof entryCookies>

/** The portal hands values on, and does not read them. */
function asItIs(value: string): string {
  return value
}
