import { createCookie } from '@remix-run/node'
import { type LoginNotice, loginNotices } from '~contract/portal/login-notice'
import type { PortalContext } from './load-context'
import { usesHttps } from './secure-cookies'

/** A cookie, as a link could put words into the address. */
const cookie = createCookie('portal-notice', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 60,
})

/** The Set-Cookie value that leaves a notice for the login page. */
export function leaveNotice({ config }: PortalContext, notice: LoginNotice): Promise<string> {
  return cookie.serialize(notice, { secure: usesHttps(config) })
}

/** The notice that was left, and the Set-Cookie value that deletes it; null = none. */
export async function takeNotice(
  { config }: PortalContext,
  request: Request,
): Promise<{ notice: LoginNotice; cookie: string } | null> {
  const noted: unknown = await cookie.parse(request.headers.get('Cookie'))
  const notice = loginNotices.find((one) => one === noted)
  if (!notice) return null
  const forget = { maxAge: 0, secure: usesHttps(config) }
  return { notice, cookie: await cookie.serialize('', forget) }
}
