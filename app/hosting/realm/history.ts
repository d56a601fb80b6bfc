type Moved = (path: string, how: 'push' | 'replace', state: unknown) => void

/**
 * Makes the frame's history a mirror of the shell's: a push inside the frame only replaces here and becomes
 * one step of the shell's, so that one Back is one step of the user's, frames included.
 */
export function followHistory(moved: Moved) {
  const { history } = window
  const replace = history.replaceState.bind(history)
  let started = false

  function set(how: 'push' | 'replace', state: unknown, url: string | URL | null | undefined) {
    const before = here()
    replace(state, '', url)
    if (started && (here() !== before || how === 'push')) moved(here(), how, state)
  }

  history.pushState = (state, _title, url) => set('push', state, url)
  history.replaceState = (state, _title, url) => set('replace', state, url)
  // Browsers without the Navigation API make a step of their own of a hash link; the shell takes over the address.
  window.addEventListener('hashchange', (event) => {
    if (started && event.isTrusted) moved(here(), 'replace', history.state)
  })

  /** Shows another address in this frame and tells the app as a browser would. */
  function arrive(path: string, state: unknown) {
    const oldURL = location.href
    const oldHash = location.hash
    replace(state, '', path)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
    if (location.hash !== oldHash) {
      window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }))
    }
  }

  return {
    /** Takes the app's own address before any of its code runs. */
    start(path: string, state: unknown) {
      replace(state ?? null, '', path)
      started = true
    },
    /** Back or Forward; what the app shows already it is not told again. */
    goTo(path: string, state: unknown) {
      const known = state === null || JSON.stringify(state) === JSON.stringify(history.state)
      if (here() !== path || !known) arrive(path, state)
    },
    /** A hash link or an assignment to location.hash: a step of the user's like any other. */
    toHash(hash: string) {
      const path = location.pathname + location.search + hash
      if (path === here()) return
      arrive(path, null)
      moved(path, 'push', null)
      if (hash.length > 1) document.getElementById(decodeHash(hash))?.scrollIntoView()
    },
  }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

function here(): string {
  return location.pathname + location.search + location.hash
}
