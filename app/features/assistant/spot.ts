import type { Spot } from './floating-memory'

/**
 * The distance (px) of the docked assistant from the window's right edge, by the code of an app or tenant; and the
 * minimum distance of a dragged one from the edges of the apps' area.
 */
const floatingPositions = { right: { zhxx: 75, HZX: 25 }, gap: 8 }

/** The area that the button may occupy: the apps' area, below the tabs and above a phone's navigation. */
export interface Room {
  left: number
  top: number
  right: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

/**
 * Whether the dock is at the very end of the strip: the app in front decides, otherwise the tenant; the default is no.
 */
export function isAtEdge(codes: readonly string[]): boolean {
  const code = codes.find((one) => Object.hasOwn(floatingPositions.right, one))
  return floatingPositions.right[code as keyof typeof floatingPositions.right] === 25
}

/** The nearest position at which the whole button is within its room. */
export function withinRoom(spot: Spot, size: Size, room: Room, view: Size): Spot {
  const clamp = (value: number, least: number, most: number) =>
    Math.round(Math.max(least, Math.min(value, most)))
  const gap = floatingPositions.gap
  const least = { right: view.width - room.right + gap, bottom: view.height - room.bottom + gap }
  return {
    right: clamp(spot.right, least.right, view.width - room.left - size.width - gap),
    bottom: clamp(spot.bottom, least.bottom, view.height - room.top - size.height - gap),
  }
}
