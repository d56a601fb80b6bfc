import { exchangeHandOver, type HandOverSource } from '~contract/platform/hand-over'
import { checkToken, type SignInAnswer } from '~contract/platform/user'
import type { PlatformClient } from '../client'

/** Exchanges a handed-over token for a session's user info and token. */
export async function redeemToken(
  platform: PlatformClient,
  requestId: string,
  source: HandOverSource,
  token: string,
): Promise<SignInAnswer> {
  if (source === 'access') {
    const user = await platform.call(checkToken, { token, requestId })
    return { ...user, access_token: token }
  }
  const body = { type: source, token }
  return platform.call(exchangeHandOver, { token: null, requestId }, { body })
}
