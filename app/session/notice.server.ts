import { createCookie } from '@remix-run/node'
import type { PortalContext } from './load-context'
import { comesByHttps } from './secure-cookies.server'

/** What the login page says once, to whom something has led there. */
export type Notice = (typeof notices)[number]

const notices = ['password-changed', 'password-reset'] as const

/** Not in the address: nobody else should be able to put words there. */
const cookie = createCookie('portal-notice', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 60,
})

/** The Set-Cookie value that leaves a notice for the login page. */
export function leaveNotice({ config }: PortalContext, notice: Notice): Promise<string> {
  return cookie.serialize(notice, { secure: comesByHttps(config) })
}

/** The notice that was left, and the Set-Cookie value that takes it away. */
export async function takeNotice(
  { config }: PortalContext,
  request: Request,
): Promise<{ notice: Notice; cookie: string } | null> {
  const noted: unknown = await cookie.parse(request.headers.get('Cookie'))
  const notice = notices.find((one) => one === noted)
  if (!notice) return null
  const forget = { maxAge: 0, secure: comesByHttps(config) }
  return { notice, cookie: await cookie.serialize('', forget) }
}
