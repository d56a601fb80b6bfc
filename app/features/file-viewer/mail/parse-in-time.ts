/** How long (ms) a browser may parse: HTML written by office programs takes a tenth of that. */
const patience = 1_000
/** In characters. The parser compares an element's attributes with each other, and cannot be interrupted meanwhile. */
const longest = 1_000_000
const piece = 8 * 1024

/**
 * Parses HTML piece by piece; nothing in it runs or is loaded. null = it takes too long: the parser goes through all
 * unclosed elements for each one that follows, so 250 KB of `<b>` would block the page for half a minute. The cost
 * cannot be estimated from the text: comments can hide end tags.
 */
export function parseInTime(html: string, now = () => performance.now()): Document | null {
  if (html.length > longest) return null
  const page = document.implementation.createHTMLDocument('')
  const end = now() + patience
  page.open()
  // Before the body, the parser goes through all previous comments for each one that follows.
  page.write('<body>')
  for (let at = 0; at < html.length; at += piece) {
    page.write(html.slice(at, at + piece))
    if (now() > end) return null
  }
  page.close()
  return page
}

/** The text alone, extracted in linear time. */
export function bareText(html: string): string {
  const text = html.replace(/<[^<>]*>?/g, ' ')
  return new DOMParser().parseFromString(text, 'text/html').body.textContent?.trim() ?? ''
}
