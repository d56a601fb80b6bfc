import { type Language, languageOf } from '~text/languages'
import type { PortalContext } from './load-context'
import { usesHttps } from './secure-cookies'

/** The language belongs to the device, not to a user: the login page uses it, too. */
const cookieName = 'portal-language'
const keptSeconds = 365 * 24 * 3600

/** The language in a Cookie header, or the default. */
export function readLanguage(cookies: string | null | undefined): Language {
  const pair = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`))
  return languageOf(pair?.slice(cookieName.length + 1))
}

/** The Set-Cookie value that stores the language. */
export function keepLanguage({ config }: PortalContext, language: Language): string {
  const secure = usesHttps(config) ? '; Secure' : ''
  return `${cookieName}=${language}; Max-Age=${keptSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
