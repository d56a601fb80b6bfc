import type { NavigateEvent, WithNavigation } from './navigation-api'

/**
 * Keeps the window where it is when something other than the portal's own code or the user navigates it:
 * `top.location = …` in an app's script, for one. `stopped` learns the address, and the element that led there if the
 * browser names one. Browsers without the Navigation API sandbox the app frames instead. Gives the way to end it.
 */
export function guardWindow(stopped: (address: string, by: Element | null) => void): () => void {
  const { navigation } = window as WithNavigation
  const guard = (event: Event) => {
    const { cancelable, destination, navigationType, sourceElement = null } = event as NavigateEvent
    if (!cancelable || destination.sameDocument || navigationType === 'traverse') return
    if (isOwn(sourceElement)) return
    event.preventDefault()
    stopped(destination.url, sourceElement)
  }
  navigation?.addEventListener('navigate', guard)
  return () => navigation?.removeEventListener('navigate', guard)
}

function isOwn(link: Element | null): boolean {
  if (link) return link.ownerDocument === document
  // The event is dispatched within the call that navigates, so the caller stands in the stack below the guard.
  const [, , caller] = (new Error().stack ?? '').split('\n').filter((line) => /:\d+/.test(line))
  if (caller) return caller.includes(new URL('.', import.meta.url).href)
  // No script: the user, by a link. One inside an app has left the focus there.
  return !document.activeElement?.matches('iframe')
}
