import { type PortalContext, userOrNewcomer } from './load-context'
import { revoke } from './revoke'
import type { Origin, SignInFacts } from './session'

/**
 * Starts a new session instead of the present one, which is refused from now on (AUTH-06), and returns its Set-Cookie
 * value. The user stays signed in since when they were: a switch does not prolong the lifetime (SAFE-18).
 */
export async function replaceSession(
  context: PortalContext,
  answer: SignInFacts,
  from?: Origin,
): Promise<string> {
  const former = userOrNewcomer(context)
  return begin(context, answer, { ...from, signedInAt: former?.signedInAt ?? former?.startedAt })
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
  const cookie = await begin(context, answer, from)
  const former = userOrNewcomer(context)
  if (!former || former.account === answer.account) return cookie
  await revoke(context, former, 'sign-out')
  return cookie
}

async function begin(context: PortalContext, answer: SignInFacts, from?: Origin): Promise<string> {
  const { sessions, ownSessions, now } = context
  const { account } = answer
  const [displaced] = await ownSessions.makeRoom(account, userOrNewcomer(context)?.sessionId)
  const cookie = await sessions.start(answer, {
    ...from,
    ...(displaced && { displaced: displaced.device }),
  })
  endFormer(context)
  const user = await sessions.readEvenIfEnded(cookie)
  if (!user) return cookie
  await ownSessions.seen(user, { at: now(), minutes: user.logoutLen }, context)
  // Of sign-ins at the same moment neither has seen the other before.
  await ownSessions.makeRoom(account, user.sessionId)
  return cookie
}

function endFormer(context: PortalContext) {
  const { sessions, live, caches } = context
  const former = userOrNewcomer(context)
  if (!former) return
  sessions.revoke(former.sessionId)
  live.end(former.sessionId)
  caches.userInfo.delete(former.sessionId)
  caches.apps.delete(former.sessionId)
}
