/**
 * The origin of the window that holds the portal in a frame, where configuration knows it. Only such a window is told
 * the address of a hand-over, which carries a token.
 */
export function parentOf(claimed: string | null, allowed: readonly string[]): string | null {
  return claimed !== null && allowed.includes(claimed) ? claimed : null
}

/** Where the session of a token begins, for whoever goes there. */
export function handOverPath(token: string): string {
  return `/ssoLogin?${new URLSearchParams({ tk: token, url: '/' })}`
}
