/**
 * The origin of the window that embeds the portal, if the configuration lists it. Only a listed window receives the
 * address of a hand-over, because that address carries a token.
 */
export function parentOf(claimed: string | null, allowed: readonly string[]): string | null {
  return claimed !== null && allowed.includes(claimed) ? claimed : null
}

/** The path at which the session of a token begins. */
export function handOverPath(token: string): string {
  return `/ssoLogin?${new URLSearchParams({ tk: token, url: '/' })}`
}
