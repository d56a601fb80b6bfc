import { safeLink } from '~contract/platform/safe-address'

/**
 * An address that a file holds, if it is a web page or a mail address; else null. A path would be one of the portal's
 * own: no file may send its reader there.
 */
export const fileLink = (address: string): string | null =>
  address.trim().startsWith('/') ? null : safeLink(address)
