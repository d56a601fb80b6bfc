/** Where an app is, below its base path. */
export interface Place {
  path: string
  query: URLSearchParams
}

/** A small router by path: the frame's own history under the app's base. */
export interface AppHistory {
  current(): Place
  /** The full address of a place, for links that may also be opened in a new window. */
  href(to: string): string
  /** Goes there as one step of history, once the guard agrees. */
  go(to: string): Promise<void>
  /** Corrects the present address without a step and without asking. */
  replace(to: string): void
  /** Sets what has to agree before the present place is left; null = nothing. */
  guard(mayLeave: (() => Promise<boolean>) | null): void
  listen(listener: () => void): () => void
  stop(): void
}

export function createHistory(base: string): AppHistory {
  const listeners = new Set<() => void>()
  let mayLeave: (() => Promise<boolean>) | null = null
  let place = read(base)
  let address = window.location.href

  const settle = () => {
    place = read(base)
    address = window.location.href
    for (const listener of listeners) listener()
  }
  const onPopState = async () => {
    // The address has moved already; a user who stays gets it back.
    if (mayLeave && !(await mayLeave())) window.history.pushState(null, '', address)
    else settle()
  }
  window.addEventListener('popstate', onPopState)

  return {
    current: () => place,
    href: (to) => base + to,
    async go(to) {
      if (mayLeave && !(await mayLeave())) return
      window.history.pushState(null, '', base + to)
      settle()
      window.scrollTo(0, 0)
    },
    replace(to) {
      window.history.replaceState(null, '', base + to)
      settle()
    },
    guard: (next) => {
      mayLeave = next
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => window.removeEventListener('popstate', onPopState),
  }
}

function read(base: string): Place {
  const { pathname, search } = window.location
  const inside = pathname === base || pathname.startsWith(`${base}/`)
  return {
    path: inside ? pathname.slice(base.length) || '/' : '/',
    query: new URLSearchParams(search),
  }
}

/** True for a click that should stay in this app, not open a new window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
