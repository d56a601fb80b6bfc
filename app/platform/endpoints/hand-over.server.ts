import type { PlatformClient } from '../client.server'
import { exchangeHandOver, type HandOverType } from '../contract/hand-over'
import { checkToken, type SignInAnswer } from '../contract/user'

/** Whose token is handed over; `access` = it is a session's own and only has to be checked. */
export type HandOverSource = HandOverType | 'access'

/** The session that a handed-over token stands for. Throws PlatformError. */
export async function redeemToken(
  platform: PlatformClient,
  requestId: string,
  source: HandOverSource,
  token: string,
): Promise<SignInAnswer> {
  if (source === 'access') {
    const person = await platform.call(checkToken, { token, requestId })
    return { ...person, access_token: token }
  }
  return platform.call(
    exchangeHandOver,
    { token: null, requestId },
    { body: { type: source, token } },
  )
}
