interface Rooms {
  /** Of the platform, as http. */
  platform: string
  /** Origins of sockets elsewhere that are allowed. */
  origins: readonly string[]
}

/** A path of the platform as a socket's address, with the token. */
export function platformSocket(platform: string, path: string, token: string): string {
  const url = new URL(platform.replace(/\/$/, '').replace(/^http/, 'ws') + path)
  url.searchParams.set('access_token', token)
  return url.href
}

/**
 * The address that the platform gives for its generic socket, with the token: a path of the platform, or a socket at
 * an origin that is allowed. Throws for anything else, for the token goes there.
 */
export function genericSocket(value: string, { platform, origins }: Rooms, token: string): string {
  if (/^\/(?![/\\])/.test(value)) return platformSocket(platform, value, token)
  const url = new URL(value)
  const own = new URL(platform.replace(/^http/, 'ws')).origin
  if (url.origin !== own && !origins.includes(url.origin)) throw new Error('not an allowed origin')
  url.searchParams.set('access_token', token)
  return url.href
}
