import { type PortalContext, userOrNewcomer } from './load-context'
import { revoke } from './revoke'
import type { Origin, SignInFacts } from './session'

/**
 * Starts a new session instead of the present one, which is refused from now on (AUTH-06), and returns its Set-Cookie
 * value.
 */
export async function replaceSession(
  context: PortalContext,
  answer: SignInFacts,
  from?: Origin,
): Promise<string> {
  const { sessions, live, caches } = context
  const cookie = await sessions.start(answer, from)
  const former = userOrNewcomer(context)
  if (former) {
    sessions.revoke(former.sessionId)
    live.end(former.sessionId)
    caches.userInfo.delete(former.sessionId)
    caches.apps.delete(former.sessionId)
  }
  return cookie
}

/**
 * The same for a new sign-in or hand-over. Another account's token ends with its session; that of the same account
 * stays valid for its other windows.
 */
export async function takeOver(
  context: PortalContext,
  answer: SignInFacts,
  from?: Origin,
): Promise<string> {
  const cookie = await replaceSession(context, answer, from)
  const former = userOrNewcomer(context)
  if (!former || former.account === answer.account) return cookie
  await revoke(context, former, 'sign-out')
  return cookie
}
