import type { Caller, PlatformClient } from '../client.server'
import { type CodeIssuer, exchangePortalToken, exchangeSystemCode } from '../contract/hand-over'
import { checkToken, type SignInAnswer } from '../contract/user'

/** How a route's token becomes a session. `portal`: of another portal; `access`: it is one of the platform's already. */
export type HandOverSource = 'portal' | 'access' | CodeIssuer

/** The session that a handed-over token stands for. Throws PlatformError. */
export async function redeemToken(
  platform: PlatformClient,
  requestId: string,
  source: HandOverSource,
  token: string,
): Promise<SignInAnswer> {
  const nobody: Caller = { token: null, requestId }
  if (source === 'portal') return platform.call(exchangePortalToken, nobody, { body: { token } })
  if (source === 'access') {
    const person = await platform.call(checkToken, { token, requestId })
    return { ...person, access_token: token }
  }
  return platform.call(exchangeSystemCode, nobody, { body: { type: source, code: token } })
}
