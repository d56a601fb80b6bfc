/** Initiators that report their status themselves: requests of scripts. */
const scripted = ['fetch', 'xmlhttprequest']

/**
 * Detects requests that were refused for lack of a session, however the app sent them: its own fetch, a library's
 * XMLHttpRequest, an image. Calls through `request` wait and retry; for these, only the sign-in appears.
 */
export function watchRefusals(view: Window & typeof globalThis, refused: () => void) {
  const look = (address: string, status: number) => {
    if (status === 401 && address.startsWith(`${view.location.origin}/`)) refused()
  }
  watchFetch(view, look)
  watchXhr(view, look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (!scripted.includes(entry.initiatorType)) look(entry.name, entry.responseStatus)
    }
  }).observe({ type: 'resource' })
}

type Look = (address: string, status: number) => void

/**
 * Uses the response itself: Chromium adds a timing entry only once the body has been read, which an app need not do.
 */
function watchFetch(view: Window & typeof globalThis, look: Look) {
  const { fetch } = view
  view.fetch = (input, init) => {
    const answer = fetch(input, init)
    // The app learns of a failure from its own promise.
    answer.then(
      ({ url, status }) => look(url, status),
      () => {},
    )
    return answer
  }
}

/** Patches the prototype, as libraries do; captures, to run before the app's own listeners, which may abort. */
function watchXhr(view: Window & typeof globalThis, look: Look) {
  const { prototype } = view.XMLHttpRequest
  const { open } = prototype
  function stateChanged(this: XMLHttpRequest) {
    if (this.readyState < XMLHttpRequest.HEADERS_RECEIVED) return
    this.removeEventListener('readystatechange', stateChanged, true)
    look(this.responseURL, this.status)
  }
  prototype.open = function (this: XMLHttpRequest, ...given: unknown[]) {
    this.addEventListener('readystatechange', stateChanged, true)
    return Reflect.apply(open, this, given)
  } as typeof open
}
