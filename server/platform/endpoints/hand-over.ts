import { exchangeHandOver, type HandOverSource } from '~contract/platform/hand-over'
import { checkToken, type SignInAnswer } from '~contract/platform/user'
import type { PlatformClient } from '../client'

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
