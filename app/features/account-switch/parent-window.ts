/** The origin of the window that holds the portal in a frame; null where it stands alone. */
export function parentOrigin(): string | null {
  if (window.parent === window) return null
  // Not every browser has the list; the referrer is the page that framed this one, as far as it tells.
  const { ancestorOrigins } = window.location as { ancestorOrigins?: DOMStringList }
  const known = ancestorOrigins?.[0] ?? document.referrer
  return URL.canParse(known) ? new URL(known).origin : null
}

/** Hands the session over to the window around: the browser delivers to that very origin, or not at all. */
export function tellParent({ origin, url }: { origin: string; url: string }): void {
  const address = new URL(url, window.location.origin).href
  window.parent.postMessage({ type: 'ssoLogin', url: address }, origin)
}
