import type { NavigateEvent, WithNavigation } from '../navigation-api'

/** Ways out of an app's document. */
export interface Ways {
  /** The app's own path for an address; null = it is none of the app's. */
  pathOf(address: string): string | null
  /** Whether an origin is the portal's, of which the app may open pages. */
  isPortal(origin: string): boolean
  /** This document is being replaced by that page, as it should. */
  isLeavingFor(path: string | null): boolean
  toHash(hash: string): void
  /** Its page is to be loaded again at another of its own addresses. */
  loadAt(path: string): void
  /** Another place of the portal. */
  toPortal(path: string): void
  /** A file; true = a user looks after its download. */
  toFile(path: string, name: string): boolean
  /** Another site, not by the user's click. */
  left(address: string): void
  /** Another site, meant for the whole window. */
  stopped(address: string): void
}

/**
 * Keeps the frame's document: hash steps become steps of the shell's history, links to the portal's apps open their
 * tabs, other sites open in windows of their own. Files and services may be navigated to: they mostly are
 * downloads, which leave the document alone. Browsers without the Navigation API do what links do.
 */
export function keepNavigation(ways: Ways) {
  const { navigation } = window as WithNavigation
  navigation?.addEventListener('navigate', (event) => {
    const step = event as NavigateEvent
    if (!step.cancelable || step.navigationType === 'reload') return
    if (step.navigationType === 'traverse') return
    const target = new URL(step.destination.url)
    if (step.formData) return stopForm(step, target, ways)
    if (ways.isLeavingFor(ways.pathOf(target.href))) return
    if (isTaken(target, step, ways)) return step.preventDefault()
    if (step.downloadRequest !== null) return
    if (step.hashChange || isHashOfOwn(target, ways)) {
      step.preventDefault()
      ways.toHash(target.hash)
    } else if (!step.destination.sameDocument && divert(target, step.userInitiated, ways)) {
      step.preventDefault()
    }
  })
}

/** The shell shows no other site in an app's frame: an answer from there would be an empty page in the app's place. */
function stopForm(step: NavigateEvent, { origin, host }: URL, ways: Ways) {
  if (origin === location.origin) return
  step.preventDefault()
  ways.stopped(host)
}

/** By a `<base>` a link to a place in the page leads to the app's own site, but means the page that is there. */
function isHashOfOwn({ href, hash, origin }: URL, ways: Ways): boolean {
  if (!hash || origin === location.origin) return false
  const [there, here] = [href, location.href].map((one) => ways.pathOf(one)?.replace(/#.*/, ''))
  return there !== undefined && there === here
}

/** True if the portal downloads what is there. */
function isTaken({ href, origin, pathname, search }: URL, step: NavigateEvent, ways: Ways) {
  if (!/^https?:/.test(href) || origin !== location.origin || step.destination.sameDocument)
    return false
  return ways.toFile(pathname + search, step.downloadRequest ?? '')
}

/** True if the load was led another way. */
function divert(target: URL, byUser: boolean, ways: Ways): boolean {
  if (!/^https?:$/.test(target.protocol)) return false
  const own = ways.pathOf(target.href)
  if (own !== null) {
    ways.loadAt(own)
    return true
  }
  if (!ways.isPortal(target.origin)) {
    if (byUser) window.open(target.href, '_blank', 'noopener')
    else ways.left(target.host)
    return true
  }
  return divertInside(target, ways)
}

function divertInside({ pathname, search, hash }: URL, ways: Ways): boolean {
  const path = pathname + search + hash
  if (isFile(path)) return false
  ways.toPortal(path)
  return true
}

/** What a script opens in place of the whole window: another page of the portal has its tab, other sites are not opened. */
export function openAround(address: string, ways: Ways) {
  const target = new URL(address)
  const own = ways.pathOf(address)
  if (own !== null) ways.loadAt(own)
  else if (!ways.isPortal(target.origin)) ways.stopped(target.host || target.protocol)
  else if (!divertInside(target, ways)) location.assign(target)
}

/** Addresses of files and services, which are no pages of the portal. */
function isFile(path: string): boolean {
  return /^\/(?:subapps|api|assets|auth|[\w-]*service[\w-]*)\//.test(path)
}
