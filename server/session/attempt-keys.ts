import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** One key for all spellings of an account: backends ignore case and width. */
export function accountKey(account: string): string {
  return account.trim().normalize('NFKC').toLowerCase()
}

/** One key for an address. For IPv6 the first 64 bits, because a client has all addresses below them. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = ''] = address.split('::')
  const groups = head.split(':')
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':')
}

/** A key for a token that reveals nothing of it. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
