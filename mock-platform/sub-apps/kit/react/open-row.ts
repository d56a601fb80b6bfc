import type { MouseEvent as RowEvent } from 'react'

const acting = 'a, button, input, label, select, textarea, summary, form'

/** The link or button that opens a row: the first one that neither acts on the row nor starts a call or mail. */
function openerOf(row: Element): HTMLElement | null {
  // Chromium 86 does not support lists in :not().
  const link = 'a[href]:not(.button):not([href^="tel:"]):not([href^="mailto:"])'
  return row.querySelector(`${link}, button.bare:not([aria-expanded])`)
}

/** A click in a row counts as a click on its link, with the same modifier keys. Selecting text opens nothing. */
export function openRow({ target, currentTarget: row, nativeEvent }: RowEvent<HTMLElement>) {
  if ((target as Element).closest(acting) || !getSelection()?.isCollapsed) return
  const { ctrlKey, metaKey, shiftKey } = nativeEvent
  const keys = { ctrlKey, metaKey, shiftKey }
  openerOf(row)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
  )
}

/** Marks a row that opens something, for the style sheet. */
export function markRow({ currentTarget: row }: RowEvent<HTMLElement>) {
  row.toggleAttribute('data-opens', openerOf(row) !== null)
}
