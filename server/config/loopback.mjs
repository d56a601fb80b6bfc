import { BlockList, isIP } from 'node:net'

// JavaScript with only Node's own modules: `npm start` also uses it, before there is a build.

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether only programs on the same machine can reach a host. @param {string} host */
export function isLoopback(host) {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare) === 0) return bare === 'localhost' || bare.endsWith('.localhost')
  return loopback.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Whether other machines can reach a portal with these settings: through its own host, or through the name that a proxy
 * gives it.
 * @param {{ HOST: string, PUBLIC_URL?: string | undefined }} settings
 */
export function isPublic({ HOST, PUBLIC_URL }) {
  if (!isLoopback(HOST)) return true
  if (PUBLIC_URL === undefined) return false
  return URL.canParse(PUBLIC_URL) && !isLoopback(new URL(PUBLIC_URL).hostname)
}
