/** The window's event for the palette's key pressed inside an app frame. */
export const paletteEvent = 'portal:palette'

/**
 * Hears Ctrl+K and ⌘K in a window, and in the frames in it that may be looked into, as soon as the focus goes there. A
 * page that takes the key for itself (`preventDefault`) keeps it. Gives the way to stop.
 */
export function onPaletteKey(page: Window, open: () => void): () => void {
  const stop = new AbortController()
  onKeyIn(page, open, stop.signal, new WeakSet())
  return () => stop.abort()
}

function onKeyIn(page: Window, open: () => void, signal: AbortSignal, known: WeakSet<Document>) {
  known.add(page.document)
  const pressed = (event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return
    const last = (same: Event) => {
      if (same !== event || same.defaultPrevented) return
      // Browsers would go to their own search box.
      same.preventDefault()
      open()
    }
    // Only now, so that it comes after whatever the page itself listens with.
    page.addEventListener('keydown', last, { once: true, signal })
  }
  const left = () => {
    const inner = windowIn(page.document.activeElement)
    if (inner && !known.has(inner.document)) onKeyIn(inner, open, signal, known)
  }
  page.addEventListener('keydown', pressed, { capture: true, signal })
  page.addEventListener('blur', left, { signal })
  left()
}

function isPaletteKey({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey
}

/** The window in a frame of this origin. */
function windowIn(element: Element | null): Window | null {
  try {
    const inner = (element as HTMLIFrameElement | null)?.contentWindow
    return inner?.document ? inner : null
  } catch {
    return null
  }
}
