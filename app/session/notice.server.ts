import { createCookie } from '@remix-run/node'

/** What the login page says once, to whom something has led there. */
export type Notice = 'password-changed' | 'password-reset'

/** Not in the address: nobody else should be able to put words there. */
const cookie = createCookie('portal-notice', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 60,
})

/** The Set-Cookie value that leaves a notice for the login page. */
export function leaveNotice(notice: Notice): Promise<string> {
  return cookie.serialize(notice)
}

/** The notice that was left, and the Set-Cookie value that takes it away. */
export async function takeNotice(
  request: Request,
): Promise<{ notice: Notice; cookie: string } | null> {
  const notice: Notice | null = await cookie.parse(request.headers.get('Cookie'))
  return notice && { notice, cookie: await cookie.serialize('', { maxAge: 0 }) }
}
