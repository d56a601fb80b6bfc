import type { Action, OfdDocument } from '@portal/ofd'

/** A position on an unrotated page: millimetres from its left and top edges. */
export interface Spot {
  left: number
  top: number
}

/** Goes to a page (`1` = the first): to its beginning, or to a spot on it. */
export type GoTo = (page: number, spot?: Spot) => void

export interface Place {
  /** 1 = the first page. */
  page: number
  /** Undefined = the beginning of the page. */
  spot?: Spot
}

/**
 * The distance of a spot from the top of a rotated page. `height` is the rotated page's, in the unit of the result;
 * `scale` is that unit per mm.
 */
export function downTo({ left, top }: Spot, turn: number, height: number, scale: number): number {
  if (turn === 90) return left * scale
  if (turn === 180) return height - top * scale
  return turn === 270 ? height - left * scale : top * scale
}

/** The target of an action within the document; null = none. */
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
