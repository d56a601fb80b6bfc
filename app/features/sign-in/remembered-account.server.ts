import { createCookie } from '@remix-run/node'
import type { PortalContext } from '~server/session/load-context'
import { usesHttps } from '~server/session/secure-cookies'

/**
 * The account that signed in last on this device, if the user wished it (AUTH-03). A cookie and not local
 * storage: the form then comes with it filled in, with or without scripts. Passwords are left to the browser's
 * own store.
 */
const cookie = createCookie('portal-account', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 180 * 24 * 3600,
})

/** The remembered account, or ''. */
export async function recallAccount(request: Request): Promise<string> {
  const account: unknown = await cookie.parse(request.headers.get('Cookie'))
  return typeof account === 'string' ? account : ''
}

/** The Set-Cookie value that remembers the account of a submitted form or forgets it, as its box says. */
export function rememberAccount(
  { config }: PortalContext,
  form: FormData,
  offered: boolean,
): Promise<string> {
  const secure = usesHttps(config)
  const wished = offered && form.get('remember') !== null
  if (!wished) return cookie.serialize('', { maxAge: 0, secure })
  return cookie.serialize(String(form.get('account') ?? '').trim(), { secure })
}
