import { accountKey, addressKey } from './attempt-keys'
import type { PortalContext } from './load-context'

/** Wrong passwords, at sign-in or at a change, or wrong second factors, that lock an account, and for how long (SAFE-04, SAFE-12). */
export const accountAttempts = { limit: 5, window: 15 * 60_000 }
/** The same for an address, behind which a whole office may sit. */
const addressAttempts = { limit: 50, window: 15 * 60_000 }

/** An attempt that was let through. The caller reports how it ended. */
interface AllowedAttempt {
  /** How many wrong passwords the account has left, should this be one. */
  left: number
  succeeded(): Promise<void>
  /** It says nothing about the password, and does not count. */
  undecided(): Promise<void>
}

export interface BarredAttempt {
  barred: 'account' | 'address'
  /** Milliseconds until the next one may be made. */
  wait: number
}

/**
 * Takes an attempt before the password is looked at, so that many at once are no more than in a row (SAFE-04).
 * Accounts are counted as they are typed: one that does not exist is locked like any other. Second factors (`factor`)
 * have a count of their own, which a right password does not forget.
 */
export async function takeAttempt(
  { attempts, address }: PortalContext,
  account: string,
  kind: 'account' | 'factor' = 'account',
): Promise<AllowedAttempt | BarredAttempt> {
  const ownKey = `${kind} ${accountKey(account)}`
  const placeKey = `address ${addressKey(address)}`
  // First the address: one that is barred may name accounts for ever, and none of them is counted or kept (SAFE-16).
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
