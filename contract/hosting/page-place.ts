/**
 * Maps between addresses of a page app's pages and paths of the portal. An entry of the portal's own origin is loaded
 * at its own address, where relative addresses, hashes and other pages work as they do outside the portal. An entry on
 * another origin is loaded from `framePath`, with a `<base>` of its own address.
 */
export interface PagePlaces {
  /** The prefix of all addresses of the app's pages, for its router: `/subapps/forum`; absent = as in the portal. */
  base?: string
  /** The address to load for a path of the portal: `/forum/topic.html?id=1` → `/subapps/forum/topic.html?id=1`. */
  addressOf(path: string): string
  /** The path of the portal for an address of the page; null = outside the app's folder. */
  pathOf(address: string): string | null
}

/** Serves the documents of page apps whose entries are on other origins. */
export const framePath = '/app-page'

/** Marks a request for such a document that is made before a user opens it. */
export const aheadHeader = 'x-portal-ahead'

/**
 * `atOwnPaths`: at an origin of its own, an app's pages may keep the paths that they have on the entry's server, as a
 * router without a base expects.
 */
export function pagePlaces(
  code: string,
  entry: string,
  origin: string,
  atOwnPaths = false,
): PagePlaces {
  const at = new URL(entry, origin)
  const folder = new URL('.', at)
  const base = `/${encodeURIComponent(code)}`
  const isSame = at.origin === origin || atOwnPaths
  const served = isSame ? folder.pathname : `${framePath}${base}/`

  return {
    base: served === '/' ? served : served.slice(0, -1),
    addressOf(path) {
      const { pathname, search, hash } = new URL(path, origin)
      const rest = pathname.slice(base.length).replace(/^\//, '')
      if (rest) return served + rest + search + hash
      const own = isSame ? at.pathname : served
      return own + (search || at.search) + (hash || at.hash)
    },
    pathOf(address) {
      const { origin: from, pathname, search, hash } = new URL(address, origin)
      const tail = search + hash
      if (from === at.origin || (isSame && from === origin)) {
        if (pathname === at.pathname) return `${base}${tail}`
        if (pathname.startsWith(folder.pathname)) {
          return `${base}/${pathname.slice(folder.pathname.length)}${tail}`
        }
      }
      if (from !== origin || isSame || !pathname.startsWith(served)) return null
      const rest = pathname.slice(served.length)
      return `${base}${rest && `/${rest}`}${tail}`
    },
  }
}
