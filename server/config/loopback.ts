import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether only programs of the same machine reach a host. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare) === 0) return bare === 'localhost' || bare.endsWith('.localhost')
  return loopback.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4')
}
