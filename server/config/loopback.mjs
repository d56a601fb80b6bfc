import { BlockList, isIP } from 'node:net'

// In JavaScript with Node's own modules alone: `npm start` judges by it, too, before there is a build.

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether only programs of the same machine reach a host. @param {string} host */
export function isLoopback(host) {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare) === 0) return bare === 'localhost' || bare.endsWith('.localhost')
  return loopback.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Whether others than this machine's programs reach a portal with these settings: by its own host, or by the name that a
 * proxy gives it.
 * @param {{ HOST: string, PUBLIC_URL?: string | undefined }} settings
 */
export function isPublic({ HOST, PUBLIC_URL }) {
  if (!isLoopback(HOST)) return true
  if (PUBLIC_URL === undefined) return false
  return URL.canParse(PUBLIC_URL) && !isLoopback(new URL(PUBLIC_URL).hostname)
}
