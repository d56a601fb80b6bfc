import type { Action, OfdDocument } from '@portal/ofd'

export interface Place {
  /** The first being 1. */
  page: number
  /** Millimetres from the page's top. */
  top: number
}

/** Where an action leads within the document; null = nowhere. */
export function placeOf(action: Action | null, document: OfdDocument): Place | null {
  if (!action) return null
  const destination =
    action.kind === 'goto'
      ? action.destination
      : action.kind === 'bookmark'
        ? document.bookmarks.get(action.name)
        : undefined
  if (!destination) return null
  const at = document.pages.findIndex(({ id }) => id === destination.pageId)
  return at < 0 ? null : { page: at + 1, top: destination.top ?? 0 }
}
