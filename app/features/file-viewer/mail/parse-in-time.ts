/** How long (ms) a browser may parse: HTML of offices takes it a tenth of that. */
const patience = 1_000
/** In characters. An element's attributes are compared with each other, and with nothing to interrupt that. */
const longest = 1_000_000
const piece = 8 * 1024

/**
 * Parses HTML piece by piece; nothing in it runs or is loaded. null = it takes too long: of elements that are never
 * ended, the parser goes through all for each that follows, so 250 KB of `<b>` would keep the page for half a minute.
 * What a parser will have to do cannot be derived from the text: comments hide ends.
 */
export function parseInTime(html: string, now = () => performance.now()): Document | null {
  if (html.length > longest) return null
  const page = document.implementation.createHTMLDocument('')
  const end = now() + patience
  page.open()
  // Before the body the parser goes through all comments for each that follows.
  page.write('<body>')
  for (let at = 0; at < html.length; at += piece) {
    page.write(html.slice(at, at + piece))
    if (now() > end) return null
  }
  page.close()
  return page
}

/** The text alone, in time that grows with the length. */
export function bareText(html: string): string {
  const text = html.replace(/<[^<>]*>?/g, ' ')
  return new DOMParser().parseFromString(text, 'text/html').body.textContent?.trim() ?? ''
}
