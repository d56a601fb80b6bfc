import { isPlatformError } from '~contract/platform/platform-error'
import { dropToken } from '../platform/endpoints/auth'
import { audit } from './audit'
import type { PortalContext } from './load-context'
import type { SignedIn } from './session'

/** How a session ended: by its person's wish, or by whose else. */
export type Ending = 'sign-out' | 'idle-end' | 'key-removed'

type Surroundings = Pick<PortalContext, 'platform' | 'caches' | 'log' | 'address' | 'requestId'>

/**
 * Ends a session at the backend, forgets what was cached of it, and writes who left and how. A backend that does not
 * answer must not keep anybody signed in: its token then runs out by itself.
 */
export async function revoke(
  context: Surroundings,
  { token, sessionId, account, tenantId: tenant }: SignedIn,
  type: Ending,
): Promise<void> {
  const result = await dropToken(context.platform, { token, requestId: context.requestId }).then(
    () => 'ok',
    (error: unknown) => {
      if (!isPlatformError(error)) throw error
      return error.failure
    },
  )
  context.caches.userInfo.delete(sessionId)
  context.caches.apps.delete(sessionId)
  audit(context, { type, account, tenant, result })
}
