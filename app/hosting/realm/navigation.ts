import type { NavigateEvent, WithNavigation } from '../navigation-api'
import { mayPost } from './forms'
import { isFile, isForHere, type Ways } from './ways'

/** A navigation that is about to start in this frame. */
interface Step {
  target: URL
  /** The suggested file name; null = not meant as a download. */
  download: string | null
  sameDocument: boolean
  hashChange: boolean
  byUser: boolean
}

/**
 * Keeps the frame's document in place: hash steps become steps of the shell's history, links to other apps open their
 * tabs, and other sites open in new windows. Navigating to files and services is allowed: they are mostly downloads,
 * which leave the document alone. Without the Navigation API only links and forms are handled.
 */
export function keepNavigation(ways: Ways) {
  const { navigation } = window as WithNavigation
  if (!navigation) return keepLinks(ways)
  navigation.addEventListener('navigate', (event) => {
    const step = event as NavigateEvent
    if (!step.cancelable || step.navigationType === 'reload') return
    if (step.navigationType === 'traverse') return
    const target = new URL(step.destination.url)
    if (step.formData ? isStopped(target, ways) : isTakenOver(stepOf(step, target), ways)) {
      step.preventDefault()
    }
  })
}

function stepOf(event: NavigateEvent, target: URL): Step {
  const { downloadRequest: download, destination, hashChange, userInitiated: byUser } = event
  return { target, download, sameDocument: destination.sameDocument, hashChange, byUser }
}

/** Handles links and GET forms that the app's own listeners left to the browser. */
function keepLinks(ways: Ways) {
  window.addEventListener('click', (event) => {
    const link = event.composedPath().find(isLink)
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey)
    if (!link || !isPlain || event.defaultPrevented || !isForHere(link)) return
    if (link.hasAttribute('download')) return
    if (isTakenOver(linkStep(new URL(link.href)), ways)) event.preventDefault()
  })
  window.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    // Reads attributes, as a field named `method` or `target` hides the form's own property.
    const said = (name: string) => form.getAttribute(name) ?? ''
    const isGet = said('method').toLowerCase() !== 'post'
    if (event.defaultPrevented || !isGet || !isForHere(form, event.submitter)) return
    const target = new URL(said('action') || location.href, document.baseURI)
    const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [
      name,
      `${value}`,
    ])
    target.search = new URLSearchParams(fields).toString()
    if (isTakenOver(linkStep(target), ways)) event.preventDefault()
  })
}

function isLink(target: EventTarget): target is HTMLAnchorElement {
  return target instanceof HTMLAnchorElement && target.hasAttribute('href')
}

function linkStep(target: URL): Step {
  const [there, here] = [target.href, location.href].map((one) => one.replace(/#.*/, ''))
  const sameDocument = there === here && target.hash !== ''
  return { target, download: null, sameDocument, hashChange: false, byUser: true }
}

/** True if the frame must not load what the step leads to. */
function isTakenOver(step: Step, ways: Ways): boolean {
  const { target, download, sameDocument } = step
  if (ways.isLeavingFor(ways.pathOf(target.href))) return false
  if (isDownloaded(step, ways)) return true
  if (download !== null) return false
  if (step.hashChange || isHashOfOwn(target, ways)) {
    ways.toHash(target.hash)
    return true
  }
  return !sameDocument && divert(target, step.byUser, ways)
}

/**
 * Stops a form for another site: its answer would show as an empty page in the app's place, as the frame must not show
 * other sites.
 */
function isStopped(target: URL, ways: Ways): boolean {
  if (mayPost(target, ways)) return false
  ways.stopped(target.host)
  return true
}

/** With a `<base>`, a hash link leads to the app's own site by its address but means the page that is shown here. */
function isHashOfOwn({ href, hash, origin }: URL, ways: Ways): boolean {
  if (!hash || origin === location.origin) return false
  const [there, here] = [href, location.href].map((one) => ways.pathOf(one)?.replace(/#.*/, ''))
  return there !== undefined && there === here
}

/** True if the portal takes over the download. */
function isDownloaded({ target, download, sameDocument }: Step, ways: Ways) {
  const { href, origin, pathname, search } = target
  if (!/^https?:/.test(href) || origin !== location.origin || sameDocument) return false
  return ways.toFile(pathname + search, download ?? '')
}

/** True if the navigation was redirected. */
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

/**
 * Handles an address that a script opens in the whole window: another page of the portal opens its tab, other sites are
 * stopped.
 */
export function openAround(address: string, ways: Ways) {
  const target = new URL(address)
  const own = ways.pathOf(address)
  if (own !== null) ways.loadAt(own)
  else if (!ways.isPortal(target.origin)) ways.stopped(target.host || target.protocol)
  else if (!divertInside(target, ways)) location.assign(target)
}
