import { type LoginNotice, loginNotices } from '~contract/portal/login-notice'
import type { PortalContext } from './load-context'
import { deviceCookie, usesHttps } from './secure-cookies'

/** A cookie, because any link could put a notice into the address. */
const cookieOf = ({ config }: PortalContext) => deviceCookie('portal-notice', usesHttps(config), 60)

/** The Set-Cookie value that leaves a notice for the login page. */
export function leaveNotice(context: PortalContext, notice: LoginNotice): Promise<string> {
  return cookieOf(context).serialize(notice)
}

/** The notice that was left, and the Set-Cookie value that deletes it; null = none. */
export async function takeNotice(
  context: PortalContext,
  request: Request,
): Promise<{ notice: LoginNotice; cookie: string } | null> {
  const cookie = cookieOf(context)
  const noted: unknown = await cookie.parse(request.headers.get('Cookie'))
  const notice = loginNotices.find((one) => one === noted)
  if (!notice) return null
  return { notice, cookie: await cookie.serialize('', { maxAge: 0 }) }
}
