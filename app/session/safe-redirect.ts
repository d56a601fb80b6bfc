import { longestRedirect } from '../config/constants'
import { carriedWay } from '../config/paths'

/**
 * The path to go to after sign-in: `target` when it is a path of this site, else `/` (AUTH-05).
 * Refuses other origins in every spelling browsers accept: `//x`, `/\x`, `https:x`, `javascript:`,
 * control characters that browsers drop before they parse, and what a proxy that decodes once more would make of
 * a harmless path. Nothing of the portal is nearly as long as `longestRedirect`; a longer one would only break the
 * proxies that have to hand it on.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/') || target.length > longestRedirect) return '/'
  if (hasControlCharacter(target)) return '/'
  const base = 'http://portal.invalid'
  const url = URL.canParse(target, base) ? new URL(target, base) : null
  if (url?.origin !== base) return '/'
  // A path such as `/.//x` parses to `//x`, which the next parser takes for a host.
  if (url.pathname.startsWith('//')) return '/'
  if (!isSafeDecoded(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

function isSafeDecoded(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname)
    return !/^\/[/\\]/.test(path) && !hasControlCharacter(path)
  } catch {
    return false
  }
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
  const back = carriedWay(from)
  const query = [back !== '/' && `redirect=${encodeURIComponent(back)}`, left && `left=${left}`]
  const text = query.filter(Boolean).join('&')
  return text ? `${loginPath}?${text}` : loginPath
}
