/**
 * The path to go to after sign-in: `target` when it is a path of this site, else `/` (AUTH-05).
 * Refuses other origins in every spelling browsers accept: `//x`, `/\x`, `https:x`, `javascript:`,
 * and control characters that browsers drop before they parse.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/') || hasControlCharacter(target)) return '/'
  const base = 'http://portal.invalid'
  const url = URL.canParse(target, base) ? new URL(target, base) : null
  if (url?.origin !== base) return '/'
  // A path such as `/.//x` parses to `//x`, which the next parser takes for a host.
  if (url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007F')
}

/** Why somebody finds themselves at the sign-in, where they did not ask for it. */
export type LeftBy = 'idle' | 'key'

/** What `left` in an address says; null = nothing that is known. */
export function leftBy(value: string | null): LeftBy | null {
  return value === 'idle' || value === 'key' ? value : null
}

/** The login path with the way back: `redirect` is the current path and query (GUARD-03); `left` says why. */
export function loginPathWith(loginPath: string, from: string, left?: LeftBy): string {
  const query = [from !== '/' && `redirect=${encodeURIComponent(from)}`, left && `left=${left}`]
  const text = query.filter(Boolean).join('&')
  return text ? `${loginPath}?${text}` : loginPath
}
