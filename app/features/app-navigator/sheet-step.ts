import type { Shell } from '../../shell/store/shell'

/**
 * For browsers without `CloseWatcher`: a step of the window's history that is the sheet's own, at the address of the page
 * beneath. Back from it calls `onBack`; the next step takes its place (`RouterLink`). The returned function removes it.
 */
export function openSheetStep(shell: Shell, onBack: () => void): () => void {
  const popped = () => {
    if (!isOnStep()) onBack()
  }
  let soon: ReturnType<typeof setTimeout> | undefined = setTimeout(push)
  // A sheet that stays open over another page has a step there, too, once the router has gone to that page.
  const stop = shell.store.subscribe((now, before) => {
    if (now.address !== before.address) soon ??= setTimeout(push)
  })
  window.addEventListener('popstate', popped)
  return () => {
    clearTimeout(soon)
    stop()
    window.removeEventListener('popstate', popped)
    if (isOnStep()) window.history.back()
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
