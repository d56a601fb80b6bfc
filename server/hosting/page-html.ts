import { pageCharset } from '~contract/hosting/page-charset'

/** What is added to an app's own page. */
export interface PageParts {
  /** Markup for the very beginning of the head. */
  head: string
  nonce: string
  /** The base of relative addresses, if the document is served from elsewhere; undefined = unchanged. */
  base?: URL | undefined
}

/**
 * An app's page with the portal's boot script before anything else in its head. The rest stays the same, byte for byte:
 * the page may have any ASCII-compatible encoding, including GBK, and a page without a doctype stays in quirks mode.
 * Inline scripts get the nonce, including those that a `document.write` spells out; script files need an origin that
 * the policy names.
 */
export function pageWith(page: Buffer, { head, nonce, base }: PageParts): Buffer {
  // At most one tag ends between two `>`, so each piece is searched once, however long the page is (SAFE-16).
  const pieces = page.toString('latin1').split('>')
  const html = pieces.map((piece) => withNonces(piece, nonce)).join('>')
  const own = base ? withAbsoluteBase(html, base) : { html, has: true }
  const start = own.has || !base ? head : `${head}<base href="${escaped(base.href)}">`
  const at = beginningOfHead(own.html)
  return Buffer.from(own.html.slice(0, at) + start + own.html.slice(at), 'latin1')
}

function withNonces(piece: string, nonce: string): string {
  let lastSource = -1
  for (const { index } of piece.matchAll(/\bsrc\s*=/gi)) lastSource = index
  return piece.replace(/<script(?=\s|$)/gi, (tag, at: number) =>
    at > lastSource ? `${tag} nonce=${nonce}` : tag,
  )
}

/** The position after `<head>`, or else after what must come before it. */
function beginningOfHead(html: string): number {
  const root = behindAny(html, 0, [behindSpace, behindComment, behindTag('<!doctype')])
  const inside = behindTag('<html')(html, root)
  const head = inside === root ? root : behindAny(html, inside, [behindSpace, behindComment])
  return behindTag('<head')(html, head)
}

/** The end of a part that begins at this position; the position itself if there is no such part. */
type Behind = (html: string, at: number) => number

/* Searched by hand, because a regular expression would backtrack over a part, whose length the page decides. */

const behindSpace: Behind = (html, at) => {
  let end = at
  for (;;) {
    if (' \t\n\r\f'.includes(html[end] ?? '.')) end += 1
    else if (html.startsWith('\xef\xbb\xbf', end)) end += 3
    else return end
  }
}

const behindComment: Behind = (html, at) => {
  const end = html.startsWith('<!--', at) ? html.indexOf('-->', at + 4) : -1
  return end < 0 ? at : end + 3
}

/** `begin`: `<html`, which must be the whole tag name. */
function behindTag(begin: string): Behind {
  return (html, at) => {
    const name = html.slice(at, at + begin.length + 1)
    // A doctype counts even without the space after it.
    const isWhole = begin === '<!doctype' || /[\s>]$/.test(name)
    const isTag = isWhole && name.toLowerCase().startsWith(begin)
    const end = isTag ? html.indexOf('>', at) : -1
    return end < 0 ? at : end + 1
  }
}

function behindAny(html: string, from: number, parts: readonly Behind[]): number {
  let at = from
  for (;;) {
    const next = parts.reduce((now, behind) => behind(html, now), at)
    if (next === at) return at
    at = next
  }
}

/** A page's own `<base href>` is relative to the page's own address. */
function withAbsoluteBase(html: string, base: URL): { html: string; has: boolean } {
  const place = baseAddress(html)
  if (!place || !URL.canParse(place.href, base.href)) return { html, has: false }
  const absolute = `"${escaped(new URL(place.href, base).href)}"`
  return { html: html.slice(0, place.from) + absolute + html.slice(place.to), has: true }
}

/** Real addresses are never longer. */
const longestAddress = 4_096

/** The `href` of the first `<base>` that has one, and its position, including quotes. */
function baseAddress(html: string): { href: string; from: number; to: number } | undefined {
  let at = 0
  for (const piece of html.split('>')) {
    const tag = piece.search(/<base\b/i)
    const name = tag < 0 ? null : /\bhref\s*=\s*/i.exec(piece.slice(tag))
    if (name) {
      const from = at + tag + name.index + name[0].length
      const found = /^(?:"([^"]*)"|'([^']*)'|([^\s>]+))/.exec(
        html.slice(from, from + longestAddress),
      )
      const href = found?.slice(1).find((one) => one !== undefined)
      if (found && href !== undefined) return { href, from, to: from + found[0].length }
    }
    at += piece.length + 1
  }
  return undefined
}

function escaped(address: string): string {
  return address.replace(/["<>]/g, encodeURIComponent)
}

/**
 * The encoding of a page, for its header: the boot script pushes the page's own declaration beyond the first bytes,
 * where browsers look for it.
 */
export function charsetOf(page: Buffer, contentType: string): string {
  return pageCharset(contentType, page.subarray(0, 2_048).toString('latin1'))
}
