import type { Shell } from '../../shell/store/shell'

/**
 * For browsers without `CloseWatcher`: pushes a history entry for the sheet, at the address of the page beneath it.
 * Going back from it calls `onBack`; the next navigation replaces it (`RouterLink`). The returned function removes it.
 */
export function openSheetStep(shell: Shell, onBack: () => void): () => void {
  const popped = () => {
    if (!isOnStep()) onBack()
  }
  let soon: ReturnType<typeof setTimeout> | undefined = setTimeout(push)
  // If the sheet stays open across a navigation, it gets a history entry on the new page as well.
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
