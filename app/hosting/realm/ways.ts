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
  /** Where a form for the app's own server is to be sent; null = none answers it there. */
  formAddress(address: string): string | null
  /** Another site, not by the user's click. */
  left(address: string): void
  /** Another site, meant for the whole window. */
  stopped(address: string): void
}

/** Addresses of files and services, which are no pages of the portal. */
export function isFile(path: string): boolean {
  const first = /^\/([\w-]+)\//.exec(path)?.[1] ?? ''
  return ['subapps', 'api', 'assets', 'auth'].includes(first) || first.includes('service')
}

/**
 * Where a link or form leads, in small letters: what the button that sends it says goes before what it says itself, and
 * `<base target>` comes last. By attributes: a field named `target` hides the form's own property.
 */
export function targetOf(element: Element, button: Element | null = null): string {
  const base = element.ownerDocument.querySelector('base[target]')
  const own = button?.getAttribute('formtarget') ?? element.getAttribute('target')
  return (own ?? base?.getAttribute('target') ?? '').toLowerCase()
}

/** Whether that is this frame; the window around it is taken for it (keep-window.ts). */
export function isForHere(element: Element, button: Element | null = null): boolean {
  return ['', '_self', '_top', '_parent'].includes(targetOf(element, button))
}
