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
  const html = page
    .toString('latin1')
    .replace(/<script(?=[\s>])(?![^>]*\bsrc\s*=)/gi, `<script nonce=${nonce}`)
  const own = base ? withAbsoluteBase(html, base) : { html, has: true }
  const start = own.has || !base ? head : `${head}<base href="${escaped(base.href)}">`
  const at = beginningOfHead(own.html)
  return Buffer.from(own.html.slice(0, at) + start + own.html.slice(at), 'latin1')
}

/** Behind `<head>`, or else behind what must come before it. */
function beginningOfHead(html: string): number {
  const before =
    /^(?:\s|\xef\xbb\xbf|<!--[\s\S]*?-->|<!doctype[^>]*>)*(?:<html[^>]*>(?:\s|<!--[\s\S]*?-->)*)?(?:<head(?:\s[^>]*)?>)?/i
  return before.exec(html)?.[0].length ?? 0
}

/** A page's own `<base href>` is meant from its own address. */
function withAbsoluteBase(html: string, base: URL): { html: string; has: boolean } {
  const tag = /(<base\b[^>]*?\bhref\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
  const href = tag
    .exec(html)
    ?.slice(2)
    .find((one) => one !== undefined)
  if (href === undefined || !URL.canParse(href, base.href)) return { html, has: false }
  return { html: html.replace(tag, `$1"${escaped(new URL(href, base).href)}"`), has: true }
}

function escaped(address: string): string {
  return address.replace(/["<>]/g, encodeURIComponent)
}

/** The encoding of a page, for its header: the boot script moves the page's own word for it behind its first bytes. */
export function charsetOf(page: Buffer, contentType: string): string {
  return pageCharset(contentType, page.subarray(0, 2_048).toString('latin1'))
}
