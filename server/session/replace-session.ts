import { type PortalContext, userOrNewcomer } from './load-context'
import { keepSignIn, type WayIn } from './pending-sign-in'
import { revoke } from './revoke'
import { asksSecondFactor } from './second-factor'
import type { Origin, SignInFacts } from './session'

/** The result of a sign-in, hand-over or switch for the browser. */
export interface Admission {
  /** Set-Cookie values. */
  cookies: string[]
  /** There is no session yet: the login page asks for the second factor first (SAFE-19). */
  asked: boolean
}

/**
 * Starts a new session in place of the current one, which is refused from now on (AUTH-06). The lifetime still counts
 * from the sign-in, so a switch does not extend it (SAFE-18). Throws PlatformError.
 */
export async function replaceSession(
  context: PortalContext,
  way: WayIn,
  answer: SignInFacts,
  from?: Origin,
): Promise<Admission> {
  const former = userOrNewcomer(context)
  const signedInAt = former?.signedInAt ?? former?.startedAt
  return begin(context, way, answer, { ...from, signedInAt })
}

/**
 * The same for a new sign-in or hand-over. The token of another account ends with its session; that of the same account
 * stays valid, because other windows may use it.
 */
export async function takeOver(
  context: PortalContext,
  way: WayIn,
  answer: SignInFacts,
  from?: Origin,
): Promise<Admission> {
  const admission = await begin(context, way, answer, from)
  const former = userOrNewcomer(context)
  if (former && former.account !== answer.account) await revoke(context, former, 'sign-out')
  return admission
}

/** The response headers after an admission. */
export function cookieHeaders({ cookies }: Admission): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}

/** The only place that starts sessions. */
async function begin(
  context: PortalContext,
  way: WayIn,
  answer: SignInFacts,
  from: Origin = {},
): Promise<Admission> {
  const { sessions } = context
  const former = userOrNewcomer(context)
  const known = former?.account === answer.account && former.secondFactor
  const secondFactor = Boolean(from.secondFactor || known)
  // A workplace app authenticates its users itself (AUTH-10).
  if (!secondFactor && !from.fromWorkplace && (await asksSecondFactor(context, answer))) {
    const pending = keepSignIn(context, way, answer, from)
    endFormer(context)
    return { cookies: former ? [pending, await sessions.end()] : [pending], asked: true }
  }
  return { cookies: [await start(context, answer, { ...from, secondFactor })], asked: false }
}

async function start(context: PortalContext, answer: SignInFacts, from: Origin): Promise<string> {
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
  // Simultaneous sign-ins did not see each other before this.
  await ownSessions.makeRoom(account, user.sessionId)
  return cookie
}

function endFormer(context: PortalContext) {
  const { sessions, live, caches } = context
  const former = userOrNewcomer(context)
  if (!former) return
  sessions.revoke(former)
  live.end(former.sessionId)
  caches.userInfo.delete(former.sessionId)
  caches.apps.delete(former.sessionId)
}
