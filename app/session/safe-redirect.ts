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

/** The login path with the way back: `redirect` is the current path and query (GUARD-03). */
export function loginPathWith(loginPath: string, from: string): string {
  return from === '/' ? loginPath : `${loginPath}?redirect=${encodeURIComponent(from)}`
}
