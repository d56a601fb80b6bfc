import { isIPv6 } from 'node:net'
import { accountAttempts, addressAttempts } from '../../config/constants'
import type { PortalContext } from '../../session/load-context'

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
  // Backends overlook case and width, which would otherwise be more attempts for the same account.
  const accountKey = `account ${account.normalize('NFKC').toLowerCase()}`
  const addressKey = `address ${placeOf(address)}`
  const own = await attempts.take(accountKey, accountAttempts)
  if (!own.allowed) return { barred: 'account', wait: own.wait }
  const place = await attempts.take(addressKey, addressAttempts)
  if (!place.allowed) {
    await attempts.giveBack(accountKey)
    return { barred: 'address', wait: place.wait }
  }
  return {
    left: own.left,
    async succeeded() {
      await Promise.all([attempts.forget(accountKey), attempts.giveBack(addressKey)])
    },
    async undecided() {
      await Promise.all([attempts.giveBack(accountKey), attempts.giveBack(addressKey)])
    },
  }
}

/** Whoever has one address of IPv6 has the 2⁶⁴ beside it, too. */
function placeOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = ''] = address.split('::')
  const groups = head.split(':')
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':')
}
