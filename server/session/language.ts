import { type Language, languageOf } from '~text/languages'
import type { PortalContext } from './load-context'
import { hostCookieName, usesHttps } from './secure-cookies'

/** The language belongs to the device, not to a user, because the login page uses it as well. */
const cookieName = 'portal-language'
const keptSeconds = 365 * 24 * 3600

/** The language in a Cookie header, under either of its names, or the default. */
export function readLanguage(cookies: string | null | undefined): Language {
  const pairs = cookies?.split(/;\s*/) ?? []
  const found = [hostCookieName(cookieName, true), cookieName].flatMap((name) => {
    const pair = pairs.find((cookie) => cookie.startsWith(`${name}=`))
    return pair ? [pair.slice(name.length + 1)] : []
  })
  return languageOf(found[0])
}

/** The Set-Cookie value that stores the language. */
export function keepLanguage({ config }: PortalContext, language: Language): string {
  const isSecure = usesHttps(config)
  const name = hostCookieName(cookieName, isSecure)
  const secure = isSecure ? '; Secure' : ''
  return `${name}=${language}; Max-Age=${keptSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
