import { longestRedirect } from './constants'

/**
 * The path of this site that a browser makes of `target`; null = none. Refuses other origins in every spelling that
 * browsers accept: `//x`, `/\x`, `https:x`, `javascript:`, control characters that browsers drop before parsing, and
 * what a proxy that decodes once more makes of a harmless path. No path of the portal is nearly as long as
 * `longestRedirect`; a longer one would only break proxies.
 */
export function sitePath(target: string | null | undefined): string | null {
  if (!target?.startsWith('/') || target.length > longestRedirect) return null
  if (hasControlCharacter(target)) return null
  const base = 'http://portal.invalid'
  const url = URL.canParse(target, base) ? new URL(target, base) : null
  if (url?.origin !== base) return null
  // A path such as `/.//x` parses to `//x`, which the next parser takes for a host.
  if (url.pathname.startsWith('//')) return null
  if (!isSafeDecoded(url.pathname)) return null
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
