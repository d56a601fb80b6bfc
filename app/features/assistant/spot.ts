import type { Spot } from './floating-memory'

/**
 * The initial distances of the floating assistant from the right (by the code of an app or tenant), the bottom and any
 * edge.
 */
const floatingPositions = { right: { zhxx: 75, HZX: 25 }, bottom: 96, gap: 8 }

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

/** The default position of the button: the distance is the one of the app in front, else of the tenant. */
export function firstSpot(codes: readonly string[], room: Room, view: Size): Spot {
  const code = codes.find((one) => Object.hasOwn(floatingPositions.right, one))
  const right = floatingPositions.right[code as keyof typeof floatingPositions.right]
  return {
    right: view.width - room.right + (right ?? floatingPositions.right.HZX),
    bottom: view.height - room.bottom + floatingPositions.bottom,
  }
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
