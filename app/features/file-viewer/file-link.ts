import { safeLink } from '~contract/platform/safe-address'

/**
 * An address from a file, if it is a web page or a mail address; otherwise null. A path would be one of the portal's
 * own: no file may send the user there.
 */
export const fileLink = (address: string): string | null =>
  address.trim().startsWith('/') ? null : safeLink(address)
