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
 * Invalidates a session's token at the backend, drops its cached data and writes the audit line. A backend that does not
 * answer must not keep the user signed in: the token then expires by itself.
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
 * Asks the backend to end the account's tokens elsewhere, which other systems hold, too. A backend that knows no such
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
 * The same for an account that has no session but a new password: signs in for it, and out again. If the backend does not
 * answer, the tokens expire by themselves.
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

/** Ends a token that no session uses. If the backend does not answer, the token expires by itself. */
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
