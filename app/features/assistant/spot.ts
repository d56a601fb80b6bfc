import { floatingPlaces } from '~contract/portal/constants'
import type { Spot } from './floating-memory'

/** What the button may lie in: the apps' room, below the tabs and above a phone's navigation. */
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

/** Where the button stands by itself: the distance belongs to the app in front, else to the unit. */
export function firstSpot(codes: readonly string[], room: Room, view: Size): Spot {
  const code = codes.find((one) => Object.hasOwn(floatingPlaces.right, one))
  const right = floatingPlaces.right[code as keyof typeof floatingPlaces.right]
  return {
    right: view.width - room.right + (right ?? floatingPlaces.right.HZX),
    bottom: view.height - room.bottom + floatingPlaces.bottom,
  }
}

/** The nearest spot at which all of it is in its room. */
export function withinRoom(spot: Spot, size: Size, room: Room, view: Size): Spot {
  const clamp = (value: number, least: number, most: number) =>
    Math.round(Math.max(least, Math.min(value, most)))
  const gap = floatingPlaces.gap
  const least = { right: view.width - room.right + gap, bottom: view.height - room.bottom + gap }
  return {
    right: clamp(spot.right, least.right, view.width - room.left - size.width - gap),
    bottom: clamp(spot.bottom, least.bottom, view.height - room.top - size.height - gap),
  }
}
