import type { NavigateEvent, WithNavigation } from '../navigation-api'
import { mayPost } from './forms'
import { isFile, isForHere, type Ways } from './ways'

/** A load that is about to begin in this frame. */
interface Step {
  target: URL
  /** What the file is to be called; null = it is not meant as a download. */
  download: string | null
  sameDocument: boolean
  hashChange: boolean
  byUser: boolean
}

/**
 * Keeps the frame's document: hash steps become steps of the shell's history, links to the portal's apps open their
 * tabs, other sites open in windows of their own. Files and services may be navigated to: they mostly are
 * downloads, which leave the document alone. In browsers without the Navigation API only links and forms are kept.
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

/** Links, and forms that ask by their address, once the app's own listeners have left them to the browser. */
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
    // By attributes: a field named `method` or `target` hides the form's own property.
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

/** True if the frame is not to load what the step leads to. */
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

/** The shell shows no other site in an app's frame: an answer from there would be an empty page in the app's place. */
function isStopped(target: URL, ways: Ways): boolean {
  if (mayPost(target, ways)) return false
  ways.stopped(target.host)
  return true
}

/** By a `<base>` a link to a place in the page leads to the app's own site, but means the page that is there. */
function isHashOfOwn({ href, hash, origin }: URL, ways: Ways): boolean {
  if (!hash || origin === location.origin) return false
  const [there, here] = [href, location.href].map((one) => ways.pathOf(one)?.replace(/#.*/, ''))
  return there !== undefined && there === here
}

/** True if the portal downloads what is there. */
function isDownloaded({ target, download, sameDocument }: Step, ways: Ways) {
  const { href, origin, pathname, search } = target
  if (!/^https?:/.test(href) || origin !== location.origin || sameDocument) return false
  return ways.toFile(pathname + search, download ?? '')
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
