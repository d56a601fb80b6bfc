import type { PagePlaces } from '~contract/hosting/page-place'

type Moved = (path: string, how: 'push' | 'replace', state: unknown) => void
/** Goes that many steps through the window's history. */
type Travel = (steps: number) => void

/**
 * Mirrors the shell's history in the frame: a push inside the frame only replaces the frame's entry and becomes one
 * step of the shell's history, so that each Back is one step for the user, frames included. Paths are the shell's.
 */
export class FrameHistory {
  #replace = history.replaceState.bind(history)
  #places: PagePlaces | null = null
  /** Paths that this document has shown; any other path of the app is another document. */
  #shown = new Set<string>()
  /** The path that this document is being replaced for. */
  #leaving: string | null = null

  constructor(
    readonly moved: Moved,
    travel: Travel,
  ) {
    const go = history.go.bind(history)
    // The steps belong to the shell's history, and only the shell knows where it ends; a sandboxed frame could not
    // traverse it at all.
    history.go = (steps = 0) => (Number(steps) ? travel(Number(steps)) : go())
    history.back = () => travel(-1)
    history.forward = () => travel(1)
    history.pushState = (state, _title, url) => this.#set('push', state, url)
    history.replaceState = (state, _title, url) => this.#set('replace', state, url)
    // Without the Navigation API a hash link has already added a history entry; the shell only records the address.
    window.addEventListener('hashchange', (event) => {
      if (event.isTrusted) this.#notify('replace', history.state)
    })
  }

  /** Sets the app's own address before any of its code runs. */
  startAt(path: string, state: unknown, places: PagePlaces) {
    this.#places = places
    this.#replace(state ?? null, '', this.#addressOf(path))
    this.#shown.add(path)
  }

  /** For a document that was loaded at its own address, which may be another page than the shell expects. */
  startHere(path: string, state: unknown, places: PagePlaces) {
    this.#places = places
    if (this.#here() !== path) return this.#notify('replace', history.state)
    this.#replace(state ?? history.state, '')
    this.#shown.add(path)
  }

  /** Back or Forward; does nothing if the app already shows that step. */
  goTo(path: string, state: unknown, isOnePage: boolean) {
    if (!this.#places || path === this.#leaving) return
    const known = state === null || JSON.stringify(state) === JSON.stringify(history.state)
    if (this.#here() === path && known) return
    if (isOnePage || this.#shown.has(path)) this.#arrive(this.#addressOf(path), state)
    else this.#leaveFor(path)
  }

  /** A hash link or an assignment to location.hash counts as a step of the user. */
  toHash = (hash: string) => {
    if (location.hash === hash) return
    this.#arrive(location.origin + location.pathname + location.search + hash, null)
    this.#notify('push', null)
    if (hash.length > 1) document.getElementById(decodeHash(hash))?.scrollIntoView()
  }

  /** Goes to another page of the app. */
  toPage = (path: string) => {
    this.moved(path, 'push', null)
    this.#leaveFor(path)
  }

  isLeavingFor = (path: string | null) => path !== null && path === this.#leaving

  #here(): string {
    return this.#places?.pathOf(location.href) ?? ''
  }

  #set(how: 'push' | 'replace', state: unknown, url: string | URL | null | undefined) {
    const before = location.href
    this.#replace(state, '', url && this.#ownAddress(url))
    if (location.href !== before || how === 'push') this.#notify(how, state)
  }

  /** With a `<base>`, the app's addresses belong to its own site, which this document is not allowed to show. */
  #ownAddress(url: string | URL): string {
    const meant = new URL(url, document.baseURI)
    if (meant.origin === location.origin) return meant.href
    const { pathname, search, hash } = meant
    // From a router that starts with the base that it was given.
    const base = this.#places?.base
    if (base && `${pathname}/`.startsWith(`${base}/`))
      return location.origin + pathname + search + hash
    const path = this.#places?.pathOf(meant.href) ?? null
    return path === null ? meant.href : this.#addressOf(path)
  }

  /** Absolute, so that a `<base>` cannot change where it leads. */
  #addressOf(path: string): string {
    return new URL(this.#places?.addressOf(path) ?? path, location.origin).href
  }

  #notify(how: 'push' | 'replace', state: unknown) {
    const path = this.#here()
    if (!path) return
    this.#shown.add(path)
    this.moved(path, how, state)
  }

  /** Shows another address in this document and fires the events that a browser would. */
  #arrive(address: string, state: unknown) {
    const oldURL = location.href
    const oldHash = location.hash
    this.#replace(state, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
    if (location.hash !== oldHash) {
      window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }))
    }
  }

  #leaveFor(path: string) {
    this.#leaving = path
    location.replace(this.#addressOf(path))
  }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
