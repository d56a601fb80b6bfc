import { storeFirstSteps } from '~server/platform/endpoints/auth'
import { callerOf, type PortalContext } from '~server/session/load-context'
import type { SignedIn } from '~server/session/session'

/** The user has seen the guide: no page of theirs shows it again by itself. Throws PlatformError. */
export async function keepFirstSteps(context: PortalContext, { sessionId }: SignedIn) {
  await storeFirstSteps(context.platform, callerOf(context))
  // What is kept for when the auth service is away must not bring the guide back.
  const known = context.caches.userInfo.get(sessionId)
  if (known) {
    const exInfo = { ...known.exInfo, firstSteps: '1' as const }
    context.caches.userInfo.set(sessionId, { ...known, exInfo })
  }
  return { saved: true }
}
