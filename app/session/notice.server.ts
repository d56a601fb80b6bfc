import { createCookie } from '@remix-run/node'

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
export function leaveNotice(notice: Notice): Promise<string> {
  return cookie.serialize(notice)
}

/** The notice that was left, and the Set-Cookie value that takes it away. */
export async function takeNotice(
  request: Request,
): Promise<{ notice: Notice; cookie: string } | null> {
  const noted: unknown = await cookie.parse(request.headers.get('Cookie'))
  const notice = notices.find((one) => one === noted)
  return notice ? { notice, cookie: await cookie.serialize('', { maxAge: 0 }) } : null
}
