/** How long after it is shown an app may take the focus to itself (ms): its first field, a dialog that opens. */
const grace = 2_000

/**
 * Keeps an app's scripts from taking the focus out of another app or the shell: a hidden one gets it never, one in
 * front while it has the focus, or nothing has, or it was shown a moment ago.
 */
export function limitFocus(shell: Document | null) {
  let shownAt = performance.now()
  const free = () => {
    // Of another origin: what has the focus there cannot be seen.
    if (!shell) return false
    const holder = shell.activeElement
    return (
      !holder || holder === shell.body || holder.tagName === 'IFRAME' || holder.tagName === 'MAIN'
    )
  }
  // A user walks along the tabs by keys: showing an app must not pull them into it.
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
