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
 * The cookies that an app's own server sets for its pages, kept in the user's browser under the address at which the
 * portal serves these pages. Their names carry the user's session, so that the next user of the browser does not
 * inherit them, and none of them can be mistaken for one of the portal's.
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
    /** The Set-Cookie values for the browser. An invalid cookie is dropped without affecting the others or the page. */
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

/** The portal passes values on without decoding them. */
function asItIs(value: string): string {
  return value
}
