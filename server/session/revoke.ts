import { isPlatformError } from '~contract/platform/platform-error'
import type { Caller } from '../platform/client'
import { dropOtherTokens, dropToken, fetchToken } from '../platform/endpoints/auth'
import { audit } from './audit'
import { callerOf, type PortalContext } from './load-context'
import type { SignedIn } from './session'

/** Why a session ended, as the audit log names it. */
export type EndingType = 'sign-out' | 'idle-end' | 'key-removed'

type RevokeContext = Pick<PortalContext, 'platform' | 'caches' | 'log' | 'address' | 'requestId'>

/**
 * Invalidates a session's token at the backend, drops its cached data and writes the audit line. If the backend does
 * not answer, the user is signed out all the same, and the token expires on its own.
 */
export async function revoke(
  context: RevokeContext,
  { token, sessionId, account, tenantId: tenant }: SignedIn,
  type: EndingType,
): Promise<void> {
  const caller = { token, account, requestId: context.requestId }
  const result = await dropToken(context.platform, caller).then(
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

/**
 * Asks the backend to end the account's other tokens, including those held by other systems. A backend without such a
 * call keeps them until they expire; the portal's own sessions have ended anyway.
 */
export async function revokeOtherTokens(
  context: PortalContext,
  caller: Caller = callerOf(context),
): Promise<void> {
  try {
    await dropOtherTokens(context.platform, caller)
  } catch (error) {
    if (!isPlatformError(error)) throw error
    context.log.warn({ failure: error.failure }, 'the account’s other tokens are not ended')
  }
}

/**
 * The same for an account that has a new password but no session: signs in for this purpose, and out again. If the
 * backend does not answer, the tokens expire on their own.
 */
export async function revokeTokensOf(
  context: PortalContext,
  account: string,
  password: string,
): Promise<void> {
  const { platform, requestId, log } = context
  try {
    const caller = { token: null, requestId }
    const { access_token: token } = await fetchToken(platform, caller, account, password)
    await revokeOtherTokens(context, { token, requestId })
    await dropUnused(context, token)
  } catch (error) {
    if (!isPlatformError(error)) throw error
    log.warn({ failure: error.failure }, 'the account’s tokens are not ended')
  }
}

/** Ends a token that no session uses. If the backend does not answer, the token expires on its own. */
export async function dropUnused(
  { platform, requestId, log }: RevokeContext,
  token: string,
): Promise<void> {
  try {
    await dropToken(platform, { token, requestId })
  } catch (error) {
    if (!isPlatformError(error)) throw error
    log.warn({ failure: error.failure }, 'unused token not ended at the backend')
  }
}
