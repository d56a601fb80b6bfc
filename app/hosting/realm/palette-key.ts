import { pageKeys } from '../../ui/key-tables'
import { pressedKey } from '../../ui/pressed-key'
import { isTypedInto } from './typed-into'

/** Dispatched on the window when the palette's key is pressed inside an app frame. */
export const paletteEvent = 'portal:palette'

/** The same for the key that opens 「快捷键」. */
export const keysEvent = 'portal:keys'

/** Stands for Backspace in what an app's frame sends. */
export const backspaceSign = '\u232b'

/**
 * Receives one of the page's keys in a window and, once the focus enters them, in its accessible frames. A page that
 * handles the key itself (`preventDefault`) keeps it. Returns a function that stops it.
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
      // Otherwise browsers would focus their own search box.
      same.preventDefault()
      open(page)
    }
    // Added only now, so that it runs after the page's own listeners.
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

/** Limit (ms) in case the shell does not respond: the app must get its keyboard back. */
const longestLoan = 5_000

/**
 * After the key, in a document whose shell responds asynchronously: what is typed until the shell has the focus goes to
 * the palette, not to the app. Only characters and Backspace are passed to `say`: an app must not be able to choose
 * anything in the palette.
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

/** The window of a frame, if it is accessible. */
function windowIn(element: Element | null): Window | null {
  try {
    const inner = (element as HTMLIFrameElement | null)?.contentWindow
    return inner?.document ? inner : null
  } catch {
    return null
  }
}
