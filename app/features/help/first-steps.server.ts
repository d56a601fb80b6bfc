import { storeFirstSteps } from '~server/platform/endpoints/auth'
import { callerOf, type PortalContext } from '~server/session/load-context'
import type { SignedIn } from '~server/session/session'

/** Records that the user has seen the guide, so that it does not open on its own again. Throws PlatformError. */
export async function keepFirstSteps(context: PortalContext, { sessionId }: SignedIn) {
  await storeFirstSteps(context.platform, callerOf(context))
  // The copy kept for outages of the auth service must not bring the guide back.
  const known = context.caches.userInfo.get(sessionId)
  if (known) {
    const exInfo = { ...known.exInfo, firstSteps: '1' as const }
    context.caches.userInfo.set(sessionId, { ...known, exInfo })
  }
  return { saved: true }
}
