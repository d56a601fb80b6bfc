import { isPlatformError } from '~contract/platform/platform-error'
import { accountKey, addressKey } from '~server/session/attempt-keys'
import { audit } from '~server/session/audit'
import type { PortalContext } from '~server/session/load-context'
import { accountAttempts } from '~server/session/password-attempts'

/** Reset codes that one address may request, and wrong codes that it may try (AUTH-07). */
const resetAttempts = { limit: 20, window: 15 * 60_000 }

/** No attempts are left, for the account or for the address. */
export interface Barred {
  by: 'account' | 'address'
  /** Milliseconds until the next try. */
  wait: number
}

const orderKey = ({ address }: PortalContext) => `reset order ${addressKey(address)}`
const placeKey = ({ address }: PortalContext) => `reset check ${addressKey(address)}`

/**
 * Counts a request for a code against the address before the backend is asked: codes cost money and annoy their
 * recipients. null = the request is allowed.
 */
export async function takeOrder(context: PortalContext): Promise<Barred | null> {
  const { allowed, wait } = await context.attempts.take(orderKey(context), resetAttempts)
  return allowed ? null : { by: 'address', wait }
}

/**
 * Counts a guess at an account's code before the backend is asked (SAFE-12). One address may guess for many accounts in
 * turn, and many addresses for one.
 */
export async function takeGuess(
  context: PortalContext,
  account: string,
): Promise<Barred | { judge(work: () => Promise<string>): Promise<string> }> {
  const { attempts } = context
  const ownKey = `reset-code ${accountKey(account)}`
  const place = await attempts.take(placeKey(context), resetAttempts)
  if (!place.allowed) return { by: 'address', wait: place.wait }
  const own = await attempts.take(ownKey, accountAttempts)
  if (!own.allowed) {
    await attempts.giveBack(placeKey(context))
    return { by: 'account', wait: own.wait }
  }
  return {
    /**
     * A right guess is not counted, and one that could not be judged is not counted for the account. Throws
     * PlatformError.
     */
    async judge(work) {
      try {
        const ticket = await work()
        await Promise.all([attempts.giveBack(placeKey(context)), attempts.forget(ownKey)])
        return ticket
      } catch (error) {
        const isWrong = isPlatformError(error) && error.failure === 'refused'
        if (!isWrong) await attempts.giveBack(ownKey)
        else if (own.left === 0)
          audit(context, { type: 'lock', account, tenant: null, way: 'reset-code', result: 'ok' })
        throw error
      }
    },
  }
}
