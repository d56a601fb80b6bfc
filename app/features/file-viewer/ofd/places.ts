import type { Action, OfdDocument } from '@portal/ofd'

/** A place on a page that is not turned: millimetres from its left and upper edge. */
export interface Spot {
  left: number
  top: number
}

/** Leads to a page, the first being 1: to its beginning, or to a spot on it. */
export type GoTo = (page: number, spot?: Spot) => void

export interface Place {
  /** The first being 1. */
  page: number
  /** Not given = where the page begins. */
  spot?: Spot
}

/** How far down a turned page a spot is, in the unit that `height`, the turned page's, and `scale` (per mm) are in. */
export function downTo({ left, top }: Spot, turn: number, height: number, scale: number): number {
  if (turn === 90) return left * scale
  if (turn === 180) return height - top * scale
  return turn === 270 ? height - left * scale : top * scale
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
  if (at < 0) return null
  const { left, top } = destination
  const isGiven = left !== null || top !== null
  return { page: at + 1, ...(isGiven && { spot: { left: left ?? 0, top: top ?? 0 } }) }
}
