import type { SignInAnswer } from '../platform/contract/user'
import type { PortalContext } from './load-context'

/**
 * Starts a fresh session in place of the present one, which is refused from now on (AUTH-06), and gives its
 * Set-Cookie value.
 */
export async function replaceSession(
  { signedIn, sessions, live, caches }: PortalContext,
  answer: SignInAnswer,
): Promise<string> {
  const cookie = await sessions.start(answer)
  if (signedIn) {
    sessions.revoke(signedIn.sessionId)
    live.end(signedIn.sessionId)
    caches.userInfo.delete(signedIn.sessionId)
    caches.apps.delete(signedIn.sessionId)
  }
  return cookie
}
