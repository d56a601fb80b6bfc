import type { SelectedText } from '~contract/hosting/bridge'
import { isTypedInto } from './typed-into'

/** Tolerance around the selected words (px), as pointing is not exact. */
const reach = 4

/**
 * Offers a menu for selected words, by right click on them or by keyboard. If `offer` returns true, the browser's own
 * menu is suppressed. It appears as usual if the app has its own menu, a text field has the focus, nothing is selected
 * or Shift is held. Returns a function that stops it.
 */
export function watchSelection(view: Window, offer: (words: SelectedText) => boolean): () => void {
  /** When the keyboard's menu was handled (event time): the key fires a `contextmenu` event as well. */
  let taken = 0
  const keyed = (event: KeyboardEvent) => {
    const asks = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (!asks || event.defaultPrevented || isTypedInto(event.target)) return
    const words = wordsOf(view)
    if (!words || !offer({ ...words, byKeyboard: true })) return
    taken = event.timeStamp
    event.preventDefault()
  }
  const pointed = (event: MouseEvent) => {
    if (event.defaultPrevented) return
    // Already handled by the key.
    if (taken && event.timeStamp - taken < 1_000) {
      taken = 0
      return event.preventDefault()
    }
    const { clientX: x, clientY: y } = event
    if (event.shiftKey || isTypedInto(event.target)) return
    const words = wordsOf(view, { x, y })
    if (words && offer({ ...words, x, y, byKeyboard: false })) event.preventDefault()
  }
  // After all of the page's own listeners, which take precedence.
  view.addEventListener('keydown', keyed)
  view.addEventListener('contextmenu', pointed)
  return () => {
    view.removeEventListener('keydown', keyed)
    view.removeEventListener('contextmenu', pointed)
  }
}

/** The selected words, if any are at that point. */
function wordsOf(view: Window, point?: { x: number; y: number }) {
  const selection = view.getSelection()
  const text = selection?.toString().trim() ?? ''
  if (!selection || !text || selection.rangeCount === 0) return null
  const boxes = [...selection.getRangeAt(0).getClientRects()]
  const hit = ({ left, top, right, bottom }: DOMRect, { x, y } = { x: 0, y: 0 }) =>
    x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach
  if (point && !boxes.some((box) => hit(box, point))) return null
  const last = boxes.at(-1)
  return { text, x: last?.left ?? 0, y: last?.bottom ?? 0 }
}
