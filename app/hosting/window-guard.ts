import type { NavigateEvent, WithNavigation } from './navigation-api'

/**
 * Keeps the window where it is when something other than the portal's own code or the user navigates it:
 * `top.location = …` in an app's script, for one. `stopped` receives the address, and the element that led there if the
 * browser names one. Browsers without the Navigation API sandbox the app frames instead. Gives the way to end it.
 */
export function guardWindow(stopped: (address: string, by: Element | null) => void): () => void {
  const { navigation } = window as WithNavigation
  const guard = (event: Event) => {
    const {
      cancelable,
      destination,
      navigationType,
      userInitiated,
      sourceElement = null,
    } = event as NavigateEvent
    if (!cancelable || destination.sameDocument || navigationType === 'traverse') return
    if (isOwn(sourceElement, userInitiated)) return
    event.preventDefault()
    stopped(destination.url, sourceElement)
  }
  navigation?.addEventListener('navigate', guard)
  // Browsers close a window that a script has opened, or that has been nowhere else, if a script of any frame wants it.
  window.close = () => stopped('', null)
  return () => navigation?.removeEventListener('navigate', guard)
}

/** The documents of apps: their scripts are the portal's own, but apps call them. */
const frameCode = /\/realm\/|-boot\b/

function isOwn(link: Element | null, byUser: boolean): boolean {
  if (link) return link.ownerDocument === document
  // The event is dispatched within the call that navigates, so the caller stands in the stack below the guard.
  const [, , caller] = (new Error().stack ?? '').split('\n').filter((line) => /:\d+/.test(line))
  if (caller) return isShellCode(caller) && !frameCode.test(caller)
  // No script: the user, by a link. One inside an app has left the focus there.
  return byUser && !document.activeElement?.matches('iframe')
}

function isShellCode(caller: string): boolean {
  const place = caller.split(window.location.origin)[1] ?? ''
  return import.meta.env.DEV ? /^\/(app|node_modules)\//.test(place) : /^\/assets/.test(place)
}

/**
 * Whether the user is in a page of another site that no sandbox keeps from leading the window: none of it can be seen.
 */
export function hasForeignFocus(): boolean {
  let at = document.activeElement as HTMLIFrameElement | null
  while (at?.contentDocument) at = at.contentDocument.activeElement as HTMLIFrameElement | null
  return at?.sandbox?.length === 0
}
