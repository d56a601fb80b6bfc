import { accountAttempts, addressAttempts } from '~contract/portal/constants'
import { accountKey, placeOf } from '~server/session/attempt-keys'
import type { PortalContext } from '~server/session/load-context'

/** An attempt that was let through. Whoever made it says how it ended. */
interface AllowedAttempt {
  /** How many wrong passwords the account has left, should this be one. */
  left: number
  succeeded(): Promise<void>
  /** It says nothing about the password, and does not count. */
  undecided(): Promise<void>
}

interface BarredAttempt {
  barred: 'account' | 'address'
  /** Milliseconds until the next one may be made. */
  wait: number
}

/**
 * Takes an attempt before the password is looked at, so that many at once are no more than in a row (SAFE-04).
 * Accounts are counted as they are typed: one that does not exist is locked like any other.
 */
export async function takeAttempt(
  { attempts, address }: PortalContext,
  account: string,
): Promise<AllowedAttempt | BarredAttempt> {
  const ownKey = `account ${accountKey(account)}`
  const placeKey = `address ${placeOf(address)}`
  const own = await attempts.take(ownKey, accountAttempts)
  if (!own.allowed) return { barred: 'account', wait: own.wait }
  const place = await attempts.take(placeKey, addressAttempts)
  if (!place.allowed) {
    await attempts.giveBack(ownKey)
    return { barred: 'address', wait: place.wait }
  }
  return {
    left: own.left,
    async succeeded() {
      await Promise.all([attempts.forget(ownKey), attempts.giveBack(placeKey)])
    },
    async undecided() {
      await Promise.all([attempts.giveBack(ownKey), attempts.giveBack(placeKey)])
    },
  }
}
