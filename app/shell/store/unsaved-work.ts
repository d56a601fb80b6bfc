let released = false

/** The user has agreed to leave the page, so the browser must not ask again. */
export function releasePage(): void {
  released = true
}

/** Makes the browser ask before it leaves a page with unsaved work. */
export function guardUnload(isDirty: () => boolean | undefined): () => void {
  const guard = (event: BeforeUnloadEvent) => {
    if (!released && isDirty()) event.preventDefault()
  }
  window.addEventListener('beforeunload', guard)
  return () => window.removeEventListener('beforeunload', guard)
}
