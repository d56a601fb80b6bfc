import { longestRedirect } from './constants'

/**
 * The path of this site that `target` means, as browsers will read it; null = it means none. Refuses other origins in
 * every spelling browsers accept: `//x`, `/\x`, `https:x`, `javascript:`, control characters that browsers drop
 * before they parse, and what a proxy that decodes once more would make of a harmless path. Nothing of the portal is
 * nearly as long as `longestRedirect`; a longer one would only break the proxies that have to hand it on.
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
