import { accountKey, addressKey } from './attempt-keys'
import type { PortalContext } from './load-context'

/**
 * The number of wrong passwords (at sign-in or a change) or second factors that lock an account, and for how long
 * (SAFE-04, SAFE-12).
 */
export const accountAttempts = { limit: 5, window: 15 * 60_000 }
/** The same for an address, which may be that of a whole office. */
const addressAttempts = { limit: 50, window: 15 * 60_000 }

/** An allowed attempt; the caller reports its result. */
interface AllowedAttempt {
  /** How many wrong passwords are left for the account if this one is wrong. */
  left: number
  succeeded(): Promise<void>
  /** The result says nothing about the password, so the attempt does not count. */
  undecided(): Promise<void>
}

export interface BarredAttempt {
  barred: 'account' | 'address'
  /** Milliseconds until the next attempt is allowed. */
  wait: number
}

/**
 * Takes an attempt before the password is checked, so that parallel requests get no extra attempts (SAFE-04). Accounts
 * are counted as typed; one that does not exist is locked like any other. Second factors (`factor`) have a separate
 * count, which a correct password does not reset.
 */
export async function takeAttempt(
  { attempts, address }: PortalContext,
  account: string,
  kind: 'account' | 'factor' = 'account',
): Promise<AllowedAttempt | BarredAttempt> {
  const ownKey = `${kind} ${accountKey(account)}`
  const placeKey = `address ${addressKey(address)}`
  // The address is checked first: accounts that a blocked address names are neither counted nor stored (SAFE-16).
  const place = await attempts.take(placeKey, addressAttempts)
  if (!place.allowed) return { barred: 'address', wait: place.wait }
  const own = await attempts.take(ownKey, accountAttempts)
  if (!own.allowed) {
    await attempts.giveBack(placeKey)
    return { barred: 'account', wait: own.wait }
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
