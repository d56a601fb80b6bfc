/** Fields whose text is a query, not work. */
const searches = '[type=search], [role=searchbox], [role=search] *'

/**
 * Notices typing, for apps that never report unsaved work: such an app must not be put to sleep without the user's
 * knowledge.
 */
export function watchEdits(edited: () => void) {
  document.addEventListener(
    'input',
    (event) => {
      if (event.isTrusted && !(event.target as Element).matches(searches)) edited()
    },
    { capture: true, passive: true },
  )
}
