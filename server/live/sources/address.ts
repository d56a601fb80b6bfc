interface AllowedPlaces {
  /** The platform's http address. */
  platform: string
  /** Other allowed origins. */
  origins: readonly string[]
}

/** The address of a platform's socket, with the token. */
export function platformSocket(platform: string, path: string, token: string): string {
  const url = new URL(platform.replace(/\/$/, '').replace(/^http/, 'ws') + path)
  url.searchParams.set('access_token', token)
  return url.href
}

/**
 * The address of the generic socket, with the token, from the platform's parameter: a path of the platform, or a socket
 * at an allowed origin. Throws for anything else, which must not receive the token.
 */
export function genericSocket(
  value: string,
  { platform, origins }: AllowedPlaces,
  token: string,
): string {
  if (/^\/(?![/\\])/.test(value)) return platformSocket(platform, value, token)
  const url = new URL(value)
  const own = new URL(platform.replace(/^http/, 'ws')).origin
  if (url.origin !== own && !origins.includes(url.origin)) throw new Error('not an allowed origin')
  url.searchParams.set('access_token', token)
  return url.href
}
