import { resumedPath } from '~contract/portal/paths'
import { loginPathWith, sessionEndReason } from '~contract/portal/safe-redirect'
import { isScriptRequest } from '~server/session/guards'
import type { PortalContext } from '~server/session/load-context'

/** The answer for an open page whose session has ended; the page keeps its content (DESK-07). */
export interface SignedOut {
  signedOut: {
    /** The login page for a frame over this page. */
    here: string
    /** The login page that replaces this page. */
    away: string
  }
}

/**
 * Turns a guard's redirect to the login path into an answer for the scripts of an open page. Null for document requests
 * and for anything else that was thrown.
 */
export function signedOutInstead(
  context: PortalContext,
  request: Request,
  thrown: unknown,
): { answer: SignedOut; headers: Headers } | null {
  const { LOGIN_PATH } = context.config
  const away = thrown instanceof Response ? (thrown.headers.get('Location') ?? '') : ''
  if (!isScriptRequest(request) || away.split('?')[0] !== LOGIN_PATH) return null
  const headers = new Headers()
  for (const cookie of (thrown as Response).headers.getSetCookie()) {
    headers.append('Set-Cookie', cookie)
  }
  const left = sessionEndReason(new URLSearchParams(away.split('?')[1]).get('left'))
  const here = loginPathWith(LOGIN_PATH, resumedPath, left ?? undefined)
  return { answer: { signedOut: { here, away } }, headers }
}
