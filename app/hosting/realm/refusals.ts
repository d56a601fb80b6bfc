/**
 * Hears of requests that were refused for want of a session, however the app sent them: its own fetch, a library's
 * XMLHttpRequest. What goes through `request` waits and tries again; these only bring the sign-in up.
 */
export function watchRefusals(refused: () => void) {
  new PerformanceObserver((list) => {
    const over = (list.getEntries() as PerformanceResourceTiming[]).some(
      ({ name, responseStatus }) => responseStatus === 401 && name.startsWith(location.origin),
    )
    if (over) refused()
  }).observe({ type: 'resource' })
}
