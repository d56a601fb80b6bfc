import { pageKeys } from '../../ui/key-tables'
import { pressedKey } from '../../ui/pressed-key'
import { isTypedInto } from './typed-into'

/** The window's event for the palette's key pressed inside an app frame. */
export const paletteEvent = 'portal:palette'

/** The same for the key that opens 「快捷键」. */
export const keysEvent = 'portal:keys'

/** What an app's frame says for Backspace. */
export const backspaceSign = '\u232b'

/**
 * Hears a key of the page's in a window, and in the frames in it that may be looked into, as soon as the focus goes
 * there. A page that takes the key for itself (`preventDefault`) keeps it. Gives the way to stop.
 */
export function onPageKey(
  what: (typeof pageKeys)[string],
  page: Window,
  open: (page: Window) => void,
): () => void {
  const stop = new AbortController()
  const means = (event: KeyboardEvent) => pageKeys[pressedKey(event)] === what
  const isWanted =
    what === 'keys'
      ? (event: KeyboardEvent) =>
          means(event) && !event.isComposing && !isTypedInto(event.composedPath()[0])
      : means
  onKeyIn(page, { isWanted, open }, stop.signal, new WeakSet())
  return () => stop.abort()
}

interface PageKey {
  isWanted(event: KeyboardEvent): boolean
  open(page: Window): void
}

function onKeyIn(page: Window, key: PageKey, signal: AbortSignal, known: WeakSet<Document>) {
  known.add(page.document)
  const { isWanted, open } = key
  const pressed = (event: KeyboardEvent) => {
    if (!isWanted(event)) return
    const last = (same: Event) => {
      if (same !== event || same.defaultPrevented) return
      // Browsers would go to their own search box.
      same.preventDefault()
      open(page)
    }
    // Only now, so that it comes after whatever the page itself listens with.
    page.addEventListener('keydown', last, { once: true, signal })
  }
  const left = () => {
    const inner = windowIn(page.document.activeElement)
    if (inner && !known.has(inner.document)) onKeyIn(inner, key, signal, known)
  }
  page.addEventListener('keydown', pressed, { capture: true, signal })
  page.addEventListener('blur', left, { signal })
  left()
}

/** A shell that does not come must not cost the app its keyboard (ms). */
const longestLoan = 5_000

/**
 * After the key, in a document that the shell can answer only later: what is typed until the shell has the focus is the
 * palette's, not the app's. Letters and Backspace alone are `said`: an app must not be able to choose anything there.
 */
export function lendKeys(page: Window, say: (key: string) => void) {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), longestLoan)
  const typed = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || event.isComposing || isFunctionKey(key)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (key.length === 1) say(key)
    if (key === 'Backspace') say(backspaceSign)
  }
  const over = () => {
    clearTimeout(timer)
    stop.abort()
  }
  page.addEventListener('keydown', typed, { capture: true, signal: stop.signal })
  page.addEventListener('blur', over, { signal: stop.signal })
  page.addEventListener('pointerdown', over, { capture: true, signal: stop.signal })
}

const isFunctionKey = (key: string) => /^F\d/.test(key)

/** The window in a frame of this origin. */
function windowIn(element: Element | null): Window | null {
  try {
    const inner = (element as HTMLIFrameElement | null)?.contentWindow
    return inner?.document ? inner : null
  } catch {
    return null
  }
}
