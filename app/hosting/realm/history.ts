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
  // A hash link makes a step of the browser's own in this frame; the shell only takes over the address.
  window.addEventListener('hashchange', () => started && moved(here(), 'replace', history.state))

  return {
    /** Takes the app's own address before any of its code runs. */
    start(path: string) {
      replace(null, '', path)
      started = true
    },
    goTo(path: string, state: unknown) {
      if (here() === path) return
      const oldHash = location.hash
      replace(state, '', path)
      window.dispatchEvent(new PopStateEvent('popstate', { state }))
      if (location.hash !== oldHash) window.dispatchEvent(new HashChangeEvent('hashchange'))
    },
  }
}

function here(): string {
  return location.pathname + location.search + location.hash
}
