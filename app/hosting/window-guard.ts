import type { NavigateEvent, WithNavigation } from './navigation-api'

/**
 * Keeps the window where it is when something other than the user or the portal's own code navigates it, such as
 * `top.location = …` in an app's script. `stopped` receives the address, and the element that caused it if the browser
 * names one. In browsers without the Navigation API the app frames are sandboxed instead. Returns a function that stops
 * guarding.
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
  // Any frame's script may close a window that a script has opened, or that has no history.
  window.close = () => stopped('', null)
  return () => navigation?.removeEventListener('navigate', guard)
}

/** Scripts in app documents: they are the portal's own, but apps call them. */
const frameCode = /\/realm\/|-boot\b/

function isOwn(link: Element | null, byUser: boolean): boolean {
  if (link) return link.ownerDocument === document
  // The event is dispatched within the call that navigates, so the caller is on the stack below the guard.
  const [, , caller] = (new Error().stack ?? '').split('\n').filter((line) => /:\d+/.test(line))
  if (caller) return isShellCode(caller) && !frameCode.test(caller)
  // No script: the user followed a link. If it was inside an app, the focus is there now.
  return byUser && !document.activeElement?.matches('iframe')
}

function isShellCode(caller: string): boolean {
  const place = caller.split(window.location.origin)[1] ?? ''
  return import.meta.env.DEV ? /^\/(app|node_modules)\//.test(place) : /^\/assets/.test(place)
}

/**
 * Whether the focus is in another site's page whose frame has no sandbox, so that it can navigate the window. The
 * portal cannot see into such a page.
 */
export function hasForeignFocus(): boolean {
  let at = document.activeElement as HTMLIFrameElement | null
  while (at?.contentDocument) at = at.contentDocument.activeElement as HTMLIFrameElement | null
  return at?.sandbox?.length === 0
}
