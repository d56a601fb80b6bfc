/** The origin of the window that embeds the portal; null if the portal is not embedded. */
export function parentOrigin(): string | null {
  if (window.parent === window) return null
  // Not every browser has `ancestorOrigins`. The referrer names the embedding page, if that page's policy allows it.
  const { ancestorOrigins } = window.location as { ancestorOrigins?: DOMStringList }
  const known = ancestorOrigins?.[0] ?? document.referrer
  return URL.canParse(known) ? new URL(known).origin : null
}

/**
 * Hands the session over to the embedding window. The browser delivers the message to exactly that origin, or not at
 * all.
 */
export function postToParent({ origin, url }: { origin: string; url: string }): void {
  const address = new URL(url, window.location.origin).href
  window.parent.postMessage({ type: 'ssoLogin', url: address }, origin)
}
