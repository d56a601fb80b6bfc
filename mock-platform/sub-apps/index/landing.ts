import type { CardId } from '../../contracts/index/boards'

/** A position before or after another card: within its row (`x`) or its column (`y`). */
export interface Landing {
  id: CardId
  side: 'before' | 'after'
  axis: 'x' | 'y'
}

export interface Place {
  id: CardId
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * The position beside the card under the pointer, or else beside the nearest one; null over the dragged card itself. It
 * is above or below a card that has its row to itself, otherwise to the left or right.
 */
export function landingAt(
  places: readonly Place[],
  dragged: CardId,
  x: number,
  y: number,
): Landing | null {
  const distance = ({ left, top, right, bottom }: Place) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  const nearest = [...places].sort((a, b) => distance(a) - distance(b))[0]
  if (!nearest || nearest.id === dragged) return null
  const shared = places.some(
    (place) => place !== nearest && place.top < nearest.bottom && place.bottom > nearest.top,
  )
  const late = shared
    ? x > (nearest.left + nearest.right) / 2
    : y > (nearest.top + nearest.bottom) / 2
  return { id: nearest.id, side: late ? 'after' : 'before', axis: shared ? 'x' : 'y' }
}
