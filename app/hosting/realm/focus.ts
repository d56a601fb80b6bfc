/** How long after an app is shown it may take the focus (ms), for its first field or a dialog that opens. */
const grace = 2_000

/**
 * Keeps an app's scripts from taking the focus from another app or from the shell. A hidden app never gets it; the app
 * in front does if it already has the focus, if nothing else has it, or if it was shown a moment ago.
 */
export function limitFocus(shell: Document | null) {
  let shownAt = performance.now()
  const free = () => {
    // Of another origin: the element that has the focus there is unknown.
    if (!shell) return false
    const holder = shell.activeElement
    return (
      !holder || holder === shell.body || holder.tagName === 'IFRAME' || holder.tagName === 'MAIN'
    )
  }
  // The user is moving along the tabs by keyboard: showing an app must not pull the focus into it.
  const walking = () => shell?.activeElement?.matches('[role=tab]:focus-visible') ?? false
  const justShown = () => performance.now() - shownAt < grace && !walking()
  const may = () => !document.hidden && (document.hasFocus() || justShown() || free())

  for (const kind of [HTMLElement, SVGElement]) {
    const { focus } = kind.prototype
    kind.prototype.focus = function (options) {
      if (may()) focus.call(this, options)
    }
  }
  const focusWindow = window.focus.bind(window)
  window.focus = () => {
    if (may()) focusWindow()
  }

  return {
    shown() {
      shownAt = performance.now()
    },
  }
}
