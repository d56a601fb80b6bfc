import { isPlatformError } from '~contract/platform/platform-error'
import type { SignInAnswer } from '~contract/platform/user'
import { dropToken } from '../platform/endpoints/auth'
import { audit } from './audit'
import { callerOf, holderOf, type PortalContext } from './load-context'

/**
 * Starts a fresh session in place of the present one, which is refused from now on (AUTH-06), and gives its
 * Set-Cookie value.
 */
export async function replaceSession(
  context: PortalContext,
  answer: SignInAnswer,
): Promise<string> {
  const { sessions, live, caches } = context
  const cookie = await sessions.start(answer)
  const former = holderOf(context)
  if (former) {
    sessions.revoke(former.sessionId)
    live.end(former.sessionId)
    caches.userInfo.delete(former.sessionId)
    caches.apps.delete(former.sessionId)
  }
  return cookie
}

/**
 * The same where somebody comes by a door of their own. Another person's token is over with their session; the same
 * person's other windows may still use theirs.
 */
export async function takeOver(context: PortalContext, answer: SignInAnswer): Promise<string> {
  const cookie = await replaceSession(context, answer)
  const former = holderOf(context)
  if (!former || former.account === answer.account) return cookie
  const result = await dropToken(context.platform, callerOf(context)).then(
    () => 'ok',
    (error: unknown) => {
      if (!isPlatformError(error)) throw error
      return error.failure
    },
  )
  audit(context, { type: 'sign-out', account: former.account, tenant: former.tenantId, result })
  return cookie
}
