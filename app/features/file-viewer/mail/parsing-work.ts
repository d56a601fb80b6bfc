/** As many steps as an office mail does not need, and a browser takes in a second. */
const mostWork = 1_000_000

/** Elements that the next of their kind ends, and those that have no end: they do not nest. */
const flat = new Set(
  [
    'p li dt dd tr td th tbody thead tfoot option',
    'area base br col embed hr img input link meta source track wbr',
  ].flatMap((names) => names.split(' ')),
)

/**
 * Whether a browser would take too long over some HTML: of elements that are never ended, its parser goes through all for
 * each that follows, so 250 KB of `<b>` take it half a minute. The attributes of one element are compared with each other.
 */
export function isCostly(html: string): boolean {
  const open = new Map<string, number>()
  let depth = 0
  let work = 0
  for (const tag of html.matchAll(/<(\/?)([a-z][a-z\d]*)([^<>]*)/gi)) {
    const [, end, written = '', rest = ''] = tag
    const attributes = rest.split(/[\s/"']+/).length
    work += 1 + depth + attributes ** 2 / 1_000
    if (work > mostWork) return true
    const name = written.toLowerCase()
    const before = open.get(name) ?? 0
    if (flat.has(name) || (end && before === 0)) continue
    const change = end ? -1 : 1
    open.set(name, before + change)
    depth += change
  }
  return false
}

/** The text alone, in time that grows with the length. */
export function bareText(html: string): string {
  const text = html.replace(/<[^<>]*>?/g, ' ')
  return new DOMParser().parseFromString(text, 'text/html').body.textContent?.trim() ?? ''
}
