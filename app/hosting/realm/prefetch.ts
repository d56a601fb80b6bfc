import { pageCharset } from '~contract/hosting/page-charset'
import { aheadHeader } from '~contract/hosting/page-place'

/** How long a fetched entry may be used (ms); after that it is fetched again. */
const freshFor = 10_000

export interface Prefetch {
  begin(entry: string): Promise<void>
  /**
   * The entry's page if it was fetched recently, else null; a promise only while it is loading, so that a loaded page's
   * scripts start while the shell draws the tab. Can be taken once.
   */
  take(entry: string): Document | Promise<Document> | null
}

/** Fetches an entry before the click that may follow, and lets the browser load the files that it names. */
export function createPrefetch(): Prefetch {
  let ahead: { entry: string; page: Document | Promise<Document>; at: number } | null = null
  return {
    async begin(entry) {
      if (ahead?.entry === entry && performance.now() - ahead.at < freshFor) return
      const begun = { entry, page: fetchPage(entry), at: performance.now() }
      ahead = begun
      try {
        const page = await begun.page
        loadAhead(page, 'prefetch')
        if (ahead === begun) ahead = { ...begun, page }
      } catch {
        // If the click comes, it fetches again and reports the error.
        if (ahead === begun) ahead = null
      }
    },
    take(entry) {
      const found = ahead
      ahead = null
      const fresh = found?.entry === entry && performance.now() - found.at < freshFor
      return fresh ? found.page : null
    },
  }
}

/** Lets the browser load the files that a page app's page names. The page itself runs only in its own frame. */
export async function loadNamed(address: string): Promise<void> {
  try {
    const answer = await fetch(address, { headers: { [aheadHeader]: '1' } })
    const tags = (await answer.text()).match(/<(?:base|link|script)\b[^>]*>/gi) ?? []
    // Inline handlers would be reported as policy violations: they are allowed only in the page itself.
    const named = tags.map((tag) => `${tag.replace(/\son\w+\s*=/gi, ' data-on=')}</script>`)
    const page = parseEntry(named.join(''), new URL(address, location.origin))
    dropOthers(page)
    loadAhead(page, 'prefetch')
  } catch {
    // If the click comes, it loads again and reports the error.
  }
}

/** Drops files from sites other than the page's own, which this document is not allowed to load. */
function dropOthers(page: Document) {
  const base = page.querySelector<HTMLBaseElement>('base[href]')?.href
  const own = [location.origin, base && new URL(base).origin]
  for (const file of page.querySelectorAll('[src], link[href]')) {
    const address = file.getAttribute('src') ?? file.getAttribute('href') ?? ''
    if (!URL.canParse(address) || !own.includes(new URL(address).origin)) file.remove()
  }
}

/** Fetches an entry's page and makes all its file addresses absolute. */
export async function fetchPage(entry: string): Promise<Document> {
  const base = new URL(entry, location.origin)
  return parseEntry(await fetchEntry(base), base)
}

/** Entries of old systems are encoded in GBK. */
function textOf(bytes: ArrayBuffer, type: string): string {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 2_048))
  try {
    return new TextDecoder(pageCharset(type, start)).decode(bytes)
  } catch {
    // The page names an encoding that no browser knows.
    return new TextDecoder().decode(bytes)
  }
}

/**
 * Adds a timestamp: the entry itself must not come from the cache, unlike its files, whose names change with their
 * content.
 */
async function fetchEntry(base: URL): Promise<string> {
  const stamped = new URL(base)
  stamped.searchParams.set('t', String(Date.now()))
  const answer = await fetch(stamped, {
    credentials: base.origin === location.origin ? 'include' : 'omit',
  })
  if (!answer.ok) throw new Error(`入口 ${base.pathname} 返回 HTTP ${answer.status}`)
  const type = answer.headers.get('content-type') ?? ''
  if (!type.includes('html'))
    throw new Error(`入口 ${base.pathname} 返回的不是网页（${type || '无类型'}）`)
  return textOf(await answer.arrayBuffer(), type)
}

function parseEntry(html: string, address: URL): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const baseOf = basesIn(page, address)
  const addressed = { src: '[src]', href: 'link[href], a[href]', poster: 'video[poster]' }
  for (const [attribute, selector] of Object.entries(addressed)) {
    for (const element of page.querySelectorAll(selector)) {
      const value = element.getAttribute(attribute)
      const base = baseOf(element)
      if (value && !value.startsWith('#') && URL.canParse(value, base.href)) {
        element.setAttribute(attribute, new URL(value, base).href)
      }
    }
  }
  for (const style of page.querySelectorAll('style')) {
    style.textContent = absoluteUrls(style.textContent ?? '', baseOf(style))
  }
  for (const element of page.querySelectorAll('[style*="url("]')) {
    const style = element.getAttribute('style') ?? ''
    element.setAttribute('style', absoluteUrls(style, baseOf(element)))
  }
  return page
}

/** The base for an element's addresses: the page's own `<base>` if it precedes the element, as browsers do it. */
function basesIn(page: Document, address: URL): (element: Element) => URL {
  const own = page.querySelector('base[href]')
  const href = own?.getAttribute('href') ?? ''
  if (!own || !URL.canParse(href, address.href)) return () => address
  const base = new URL(href, address)
  return (element) =>
    own.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING ? base : address
}

function absoluteUrls(css: string, base: URL): string {
  return css.replace(/url\((['"]?)(?!#|data:|blob:)([^)'"]+)\1\)/g, (whole, quote, address) =>
    URL.canParse(address, base.href)
      ? `url(${quote}${new URL(address, base).href}${quote})`
      : whole,
  )
}

/**
 * Starts loading the page's scripts and styles in parallel before they run in order. Browsers warn about a `preload`
 * that is not used; a `prefetch` is only a guess.
 */
export function loadAhead(page: Document, how: 'preload' | 'prefetch') {
  for (const file of page.querySelectorAll<HTMLElement>('script[src], link[rel=stylesheet]')) {
    const link = document.createElement('link')
    const isModule = file.getAttribute('type') === 'module'
    link.rel = isModule ? 'modulepreload' : how
    if (!isModule) link.as = file.matches('script') ? 'script' : 'style'
    const cross = file.getAttribute('crossorigin')
    if (cross !== null) link.crossOrigin = cross
    link.href = file.getAttribute('src') ?? file.getAttribute('href') ?? ''
    document.head.append(link)
  }
}
