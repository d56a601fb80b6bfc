import { dropToken } from '../../platform/endpoints/auth.server'
import { isPlatformError } from '../../platform/platform-error'
import { audit } from '../../session/audit.server'
import { callerOf, holderOf, type PortalContext } from '../../session/load-context'

/**
 * Ends the session here and at the backend, and gives the Set-Cookie value. A backend that does not answer
 * must not keep anybody signed in at this browser: its token then runs out by itself.
 */
export async function endSession(context: PortalContext): Promise<string> {
  const who = holderOf(context)
  if (who) {
    const result = await dropToken(context.platform, callerOf(context)).then(
      () => 'ok',
      (error: unknown) => {
        if (!isPlatformError(error)) throw error
        return error.failure
      },
    )
    context.caches.userInfo.delete(who.sessionId)
    context.caches.apps.delete(who.sessionId)
    const { account, tenantId: tenant } = who
    audit(context, { type: 'sign-out', account, tenant, result })
  }
  return context.sessions.end()
}
