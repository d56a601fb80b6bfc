let released = false

/** The page is about to be left with the user's consent: the browser need not ask again. */
export function releasePage(): void {
  released = true
}

/** Has the browser ask before it leaves a page with unsaved work. */
export function guardUnload(isDirty: () => boolean): () => void {
  const guard = (event: BeforeUnloadEvent) => {
    if (!released && isDirty()) event.preventDefault()
  }
  window.addEventListener('beforeunload', guard)
  return () => window.removeEventListener('beforeunload', guard)
}
