import type { SelectedText } from '~contract/hosting/bridge'
import { isTypedInto } from './typed-into'

/** Around the selected words (px): a pointer is not that exact. */
const reach = 4

/**
 * Tells of words that somebody asks a menu for: by the right button on them, or by the keyboard. `offer` says whether
 * there is one; the browser's own stays away then. If an app has one of its own, something is being typed, nothing is
 * selected or Shift is held the browser's comes as ever. Gives the way to stop.
 */
export function watchSelection(view: Window, offer: (words: SelectedText) => boolean): () => void {
  /** The keyboard's menu is asked for by a key, and by an event that follows it. */
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
    // The key has its answer.
    if (taken && event.timeStamp - taken < 1_000) {
      taken = 0
      return event.preventDefault()
    }
    const { clientX: x, clientY: y } = event
    if (event.shiftKey || isTypedInto(event.target)) return
    const words = wordsOf(view, { x, y })
    if (words && offer({ ...words, x, y, byKeyboard: false })) event.preventDefault()
  }
  // Behind all of the page's own listeners, so that theirs come first.
  view.addEventListener('keydown', keyed)
  view.addEventListener('contextmenu', pointed)
  return () => {
    view.removeEventListener('keydown', keyed)
    view.removeEventListener('contextmenu', pointed)
  }
}

/** The selected words, if there are some at that point. */
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
