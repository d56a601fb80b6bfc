import { type Language, languageOf } from '~text/languages'
import type { PortalContext } from './load-context'
import { comesByHttps } from './secure-cookies'

/** The language of this device, for whoever uses it: the login page speaks it, too. */
const cookieName = 'portal-language'
const keptSeconds = 365 * 24 * 3600

/** The language that a Cookie header names. */
export function readLanguage(cookies: string | null | undefined): Language {
  const pair = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`))
  return languageOf(pair?.slice(cookieName.length + 1))
}

/** The Set-Cookie value that keeps the language. */
export function keepLanguage({ config }: PortalContext, language: Language): string {
  const secure = comesByHttps(config) ? '; Secure' : ''
  return `${cookieName}=${language}; Max-Age=${keptSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
