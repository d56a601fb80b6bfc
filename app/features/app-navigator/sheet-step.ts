import type { Shell } from '../../shell/store/shell'

/**
 * For browsers without `CloseWatcher`: a step of the window's history that is the sheet's own, at the address of the page
 * beneath. Back from it calls `onBack`; the next step takes its place (`RouterLink`). The returned function removes it.
 */
export function openSheetStep(shell: Shell, onBack: () => void): () => void {
  const popped = (event: PopStateEvent) => {
    if (isOnStep()) return
    passBy(shell, event)
    onBack()
  }
  let soon: ReturnType<typeof setTimeout> | undefined = setTimeout(push)
  // A sheet that stays open over another page has a step there, too, once the router has gone to that page.
  const stop = shell.store.subscribe((now, before) => {
    if (now.address !== before.address) soon ??= setTimeout(push)
  })
  window.addEventListener('popstate', popped, true)
  return () => {
    clearTimeout(soon)
    stop()
    window.removeEventListener('popstate', popped, true)
    if (isOnStep()) takeBack(shell)
  }

  function push() {
    soon = undefined
    if (isOnStep()) return
    const { history } = window
    history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, sheet: true }, '')
  }
}

function isOnStep(): boolean {
  return window.history.state?.sheet === true
}

function takeBack(shell: Shell) {
  const popped = (event: PopStateEvent) => passBy(shell, event)
  window.addEventListener('popstate', popped, { capture: true, once: true })
  window.history.back()
}

/** To the router nothing has happened: it would load the page's data again. */
function passBy({ state }: Shell, event: PopStateEvent) {
  const { pathname, search, hash } = window.location
  if (pathname + search + hash === state.address.full) event.stopImmediatePropagation()
}
