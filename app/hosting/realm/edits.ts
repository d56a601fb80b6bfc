/** Fields whose text is a question, not work. */
const searches = '[type=search], [role=searchbox], [role=search] *'

/**
 * Notices that a user types, for apps that never say they are dirty: such an app is not put to sleep behind the
 * user's back.
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
