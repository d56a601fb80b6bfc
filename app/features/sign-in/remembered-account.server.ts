import { sealedCookie } from '~server/seal/sealed-cookie'
import type { PortalContext } from '~server/session/load-context'
import { usesHttps } from '~server/session/secure-cookies'

/**
 * The account that signed in last on this device, if the user chose so (AUTH-03). A cookie rather than local storage,
 * so that the form arrives filled in, with or without scripts. Passwords are left to the browser's own store.
 */
function cookieOf({ config, sealer }: PortalContext) {
  return sealedCookie(sealer, 'portal-account', {
    sameSite: 'lax',
    secure: usesHttps(config),
    maxAge: 180 * 24 * 3600,
  })
}

/** The remembered account, or ''. */
export function recallAccount(context: PortalContext, request: Request): string {
  const account = cookieOf(context).read(request.headers.get('Cookie'))
  return typeof account === 'string' ? account : ''
}

/** The Set-Cookie value that remembers the submitted form's account, or deletes it, depending on its checkbox. */
export function rememberAccount(context: PortalContext, form: FormData, offered: boolean): string {
  const cookie = cookieOf(context)
  const wished = offered && form.get('remember') !== null
  return wished ? cookie.write(String(form.get('account') ?? '').trim()) : cookie.forget()
}
