import { failureFacts, isPlatformError } from '~contract/platform/platform-error'
import type { FactorState, SecondFactorMode } from '~contract/platform/second-factor'
import type { Caller } from '../platform/client'
import { fetchConstant } from '../platform/endpoints/constants'
import { factorsOf } from '../platform/endpoints/second-factor'
import type { PortalContext } from './load-context'
import type { SignInFacts } from './session'

/** Whether anything is registered; recovery codes alone are nothing. */
export function hasFactor({ totp, passkeys }: FactorState): boolean {
  return totp || passkeys.length > 0
}

/**
 * Whether whom the platform has just let in must show a second factor, or register one, before there is a session. If the
 * tenant's constant cannot be read, whoever is known to have a factor is asked; anybody else could register one with
 * the password alone, so that nothing is lost. Throws PlatformError.
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

/** What the caller's tenant wants; null = it cannot be read. A word that is none of ours counts as the strictest. */
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
