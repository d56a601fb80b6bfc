import type { MouseEvent as RowEvent } from 'react'

const acting = 'a, button, input, label, select, textarea, summary, form'

/** The link or button that a row is there for: its first that neither acts on the row nor calls somebody. */
function openerOf(row: Element): HTMLElement | null {
  // Chromium 86 knows no lists in :not().
  const link = 'a[href]:not(.button):not([href^="tel:"]):not([href^="mailto:"])'
  return row.querySelector(`${link}, button.bare:not([aria-expanded])`)
}

/** A click beside a row's link is one on the link, in a new window with the same keys. Selecting text opens nothing. */
export function openRow({ target, currentTarget: row, nativeEvent }: RowEvent<HTMLElement>) {
  if ((target as Element).closest(acting) || !getSelection()?.isCollapsed) return
  const { ctrlKey, metaKey, shiftKey } = nativeEvent
  const keys = { ctrlKey, metaKey, shiftKey }
  openerOf(row)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
  )
}

/** Shows that it opens something. */
export function markRow({ currentTarget: row }: RowEvent<HTMLElement>) {
  row.toggleAttribute('data-opens', openerOf(row) !== null)
}
