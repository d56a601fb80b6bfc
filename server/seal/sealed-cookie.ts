import { parse, type SerializeOptions, serialize } from 'cookie'
import { hostCookieName } from '../session/secure-cookies'
import type { Sealer } from './sealer'

/** Browsers silently drop a larger cookie. In bytes, including name and attributes. */
const largestCookie = 4_096

/** A cookie is larger than browsers accept, because its content, such as the platform's token, is too long. */
export class CookieTooLarge extends Error {}

/** A cookie that only the portal can read. */
export interface SealedCookie {
  /** Its unchecked content; undefined = none, or not sealed by this portal under this name. */
  read(cookieHeader: string | null | undefined): unknown
  /**
   * The Set-Cookie value. Throws CookieTooLarge: browsers would drop the cookie silently, which would sign the user
   * out.
   */
  write(content: unknown): string
  /** The Set-Cookie value that deletes it. */
  forget(): string
}

/** `attributes` besides httpOnly and the path `/`, which every such cookie has; `secure` ties its name to the host. */
export function sealedCookie(
  sealer: Sealer,
  plainName: string,
  attributes: Omit<SerializeOptions, 'httpOnly' | 'encode' | 'path' | 'secure'> & {
    secure: boolean
  },
): SealedCookie {
  const name = hostCookieName(plainName, attributes.secure)
  const lasting = { ...attributes, httpOnly: true, path: '/' }
  const purpose = `cookie ${name}`
  return {
    read(cookieHeader) {
      const sealed = parse(cookieHeader ?? '')[name]
      return sealed ? sealer.open(purpose, sealed) : undefined
    },
    write(content) {
      const cookie = serialize(name, sealer.seal(purpose, content), lasting)
      if (cookie.length > largestCookie) {
        throw new CookieTooLarge(
          `the cookie ${name} exceeds the browser maximum: ${cookie.length} bytes`,
        )
      }
      return cookie
    },
    forget: () => serialize(name, '', { ...lasting, maxAge: 0, expires: new Date(0) }),
  }
}
