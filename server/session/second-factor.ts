import { failureFacts, isPlatformError } from '~contract/platform/platform-error'
import type { FactorState, SecondFactorMode } from '~contract/platform/second-factor'
import type { Caller } from '../platform/client'
import { fetchConstant } from '../platform/endpoints/constants'
import { factorsOf } from '../platform/endpoints/second-factor'
import type { PortalContext } from './load-context'
import type { SignInFacts } from './session'

/** Recovery codes alone do not count as a factor. */
export function hasFactor({ totp, passkeys }: FactorState): boolean {
  return totp || passkeys.length > 0
}

/**
 * Whether a user whom the platform has just accepted must show or register a second factor before the session starts.
 * If the tenant's constant cannot be read, only users known to have a factor are asked: others could register one with
 * just the password, so asking them would protect nothing. Throws PlatformError.
 */
export async function asksSecondFactor(
  context: PortalContext,
  { access_token: token, account, exInfo }: SignInFacts,
): Promise<boolean> {
  const mode = await readMode(context, { token, requestId: context.requestId })
  if (mode === 'off' || mode === 'required') return mode === 'required'
  if (exInfo.secondFactor || mode === null) return exInfo.secondFactor === '1'
  return hasFactor(await factorsOf(context.platform, context.requestId, account).state())
}

/** The setting of the caller's tenant; null = it cannot be read. An unknown word counts as the strictest. */
export async function readMode(
  context: PortalContext,
  caller: Caller,
): Promise<SecondFactorMode | null> {
  try {
    const text = (await fetchConstant(context, caller, 'SECOND_FACTOR')).trim().toLowerCase()
    if (text === '' || text === 'off') return 'off'
    return text === 'optional' ? text : 'required'
  } catch (error) {
    if (!isPlatformError(error)) throw error
    context.log.warn({ part: 'second factor', ...failureFacts(error) }, 'constant not read')
    return null
  }
}
