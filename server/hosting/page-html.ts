import { pageCharset } from '~contract/hosting/page-charset'

/** What is put into an app's own page. */
export interface PageParts {
  /** Markup for the very beginning of the head. */
  head: string
  nonce: string
  /** Where relative addresses lead, if the document is not served from there; undefined = leave it. */
  base?: URL | undefined
}

/**
 * An app's page with the portal's boot script before anything else in its head. All else stays as it is, to the byte:
 * the page may be in any encoding that agrees with ASCII, GBK included, and a page without a doctype keeps its quirks.
 * Scripts that stand in it get the nonce, also those that a `document.write` spells out; those of files need an origin that
 * the policy names.
 */
export function pageWith(page: Buffer, { head, nonce, base }: PageParts): Buffer {
  // Between two `>` at most one tag ends: each piece is looked at once, however long the page is (SAFE-16).
  const html = page.toString('latin1').replace(/[^>]+/g, (piece) => withNonces(piece, nonce))
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

/** Behind `<head>`, or else behind what must come before it. */
function beginningOfHead(html: string): number {
  const root = behindAny(html, 0, [space, comment, doctype])
  const inside = behindOne(html, root, /<html[^>]*>/iy)
  const head = inside === root ? root : behindAny(html, inside, [space, comment])
  return behindOne(html, head, /<head(?:\s[^>]*)?>/iy)
}

const space = /(?:\s|\xef\xbb\xbf)+/y
const comment = /<!--[\s\S]*?-->/y
const doctype = /<!doctype[^>]*>/iy

function behindAny(html: string, from: number, patterns: readonly RegExp[]): number {
  let at = from
  for (;;) {
    const next = patterns.reduce((now, pattern) => behindOne(html, now, pattern), at)
    if (next === at) return at
    at = next
  }
}

/** The end of what a sticky pattern matches at this place; the place itself if it does not. */
function behindOne(html: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at
  return at + (pattern.exec(html)?.[0].length ?? 0)
}

/** A page's own `<base href>` is meant from its own address. */
function withAbsoluteBase(html: string, base: URL): { html: string; has: boolean } {
  const place = baseAddress(html)
  if (!place || !URL.canParse(place.href, base.href)) return { html, has: false }
  const absolute = `"${escaped(new URL(place.href, base).href)}"`
  return { html: html.slice(0, place.from) + absolute + html.slice(place.to), has: true }
}

/** The `href` of the first `<base>` that has one, and where it stands, quotes included. */
function baseAddress(html: string): { href: string; from: number; to: number } | undefined {
  for (const { 0: piece, index } of html.matchAll(/[^>]+/g)) {
    const tag = piece.search(/<base\b/i)
    const name = tag < 0 ? null : /\bhref\s*=\s*/i.exec(piece.slice(tag))
    if (!name) continue
    const from = index + tag + name.index + name[0].length
    const value = /"([^"]*)"|'([^']*)'|([^\s>]+)/y
    value.lastIndex = from
    const found = value.exec(html)
    const href = found?.slice(1).find((one) => one !== undefined)
    if (found && href !== undefined) return { href, from, to: value.lastIndex }
  }
  return undefined
}

function escaped(address: string): string {
  return address.replace(/["<>]/g, encodeURIComponent)
}

/** The encoding of a page, for its header: the boot script moves the page's own word for it behind its first bytes. */
export function charsetOf(page: Buffer, contentType: string): string {
  return pageCharset(contentType, page.subarray(0, 2_048).toString('latin1'))
}
