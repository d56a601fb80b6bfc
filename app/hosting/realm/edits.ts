/** Fields whose text is a question, not work. */
const searches = '[type=search], [role=searchbox], [role=search] *'

/**
 * Notices that a person types, for apps that never say they are dirty: such an app is not put to sleep behind the
 * person's back.
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
