/** Below the app's base path. */
export interface Place {
  path: string
  query: URLSearchParams
}

/** A small router: the frame's own history under the app's base. */
export interface AppHistory {
  current(): Place
  /** The full address, for links that can also be opened in a new window. */
  href(to: string): string
  /** Adds a step to the history, if the guard agrees. */
  go(to: string): Promise<void>
  /** Replaces the current address without asking the guard. */
  replace(to: string): void
  /** Must agree before the current place is left; null = no guard. */
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
    // The address has already changed, so it is restored if the user stays.
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

/** Other clicks open a new window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
