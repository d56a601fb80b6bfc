/** Ways out of an app's document. */
export interface Ways {
  /** The app's own path for an address; null = it does not belong to the app. */
  pathOf(address: string): string | null
  /** Whether an origin is the portal's, whose pages the app may open. */
  isPortal(origin: string): boolean
  /** This document is already being replaced by that page, as intended. */
  isLeavingFor(path: string | null): boolean
  toHash(hash: string): void
  /** Loads the app's page again at another of its own addresses. */
  loadAt(path: string): void
  /** Goes to another path of the portal. */
  toPortal(path: string): void
  /** A file; true = the portal takes over its download. */
  toFile(path: string, name: string): boolean
  /** Where to send a form for the app's own server; null = that server cannot answer it. */
  formAddress(address: string): string | null
  /** The app navigated to another site without the user's click. */
  left(address: string): void
  /** Another site was to be opened in the whole window. */
  stopped(address: string): void
}

/** Addresses of files and services, which are not pages of the portal. */
export function isFile(path: string): boolean {
  const first = /^\/([\w-]+)\//.exec(path)?.[1] ?? ''
  return ['subapps', 'api', 'assets', 'auth'].includes(first) || first.includes('service')
}

/**
 * The target of a link or form, in lower case. The submit button takes precedence over the form, and `<base target>`
 * comes last. Reads attributes, as a field named `target` hides the form's own property.
 */
export function targetOf(element: Element, button: Element | null = null): string {
  const base = element.ownerDocument.querySelector('base[target]')
  const own = button?.getAttribute('formtarget') ?? element.getAttribute('target')
  return (own ?? base?.getAttribute('target') ?? '').toLowerCase()
}

/** Whether the target is this frame; the whole window counts as this frame (keep-window.ts). */
export function isForHere(element: Element, button: Element | null = null): boolean {
  return ['', '_self', '_top', '_parent'].includes(targetOf(element, button))
}
