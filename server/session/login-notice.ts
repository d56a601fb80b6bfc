import { createCookie } from '@remix-run/node'
import { type LoginNotice, loginNotices } from '~contract/portal/login-notice'
import type { PortalContext } from './load-context'
import { comesByHttps } from './secure-cookies'

/** Not in the address: nobody else should be able to put words there. */
const cookie = createCookie('portal-notice', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 60,
})

/** The Set-Cookie value that leaves a notice for the login page. */
export function leaveNotice({ config }: PortalContext, notice: LoginNotice): Promise<string> {
  return cookie.serialize(notice, { secure: comesByHttps(config) })
}

/** The notice that was left, and the Set-Cookie value that takes it away. */
export async function takeNotice(
  { config }: PortalContext,
  request: Request,
): Promise<{ notice: LoginNotice; cookie: string } | null> {
  const noted: unknown = await cookie.parse(request.headers.get('Cookie'))
  const notice = loginNotices.find((one) => one === noted)
  if (!notice) return null
  const forget = { maxAge: 0, secure: comesByHttps(config) }
  return { notice, cookie: await cookie.serialize('', forget) }
}
