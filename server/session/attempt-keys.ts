import { isIPv6 } from 'node:net'

/** By what an account is counted, in every spelling that means the same: backends overlook case and width. */
export function accountKey(account: string): string {
  return account.trim().normalize('NFKC').toLowerCase()
}

/** By what an address is counted: whoever has one of IPv6 has the 2⁶⁴ beside it, too. */
export function placeOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = ''] = address.split('::')
  const groups = head.split(':')
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':')
}
