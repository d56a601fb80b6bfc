import { expect, it } from 'vitest'
import { landingAt, type Place } from './landing'

const place = (id: Place['id'], left: number, top: number, right: number, bottom: number) => ({
  id,
  left,
  top,
  right,
  bottom,
})
const places = [
  place('counts', 0, 0, 300, 50),
  place('todos', 0, 60, 195, 160),
  place('schedule', 205, 60, 300, 160),
]

it('[LOOK-05] goes to a half of the card under the pointer: left or right in a row, else upper or lower', () => {
  expect(landingAt(places, 'todos', 280, 10)).toEqual({ id: 'counts', side: 'before', axis: 'y' })
  expect(landingAt(places, 'todos', 20, 40)).toEqual({ id: 'counts', side: 'after', axis: 'y' })
  expect(landingAt(places, 'counts', 20, 150)).toEqual({ id: 'todos', side: 'before', axis: 'x' })
  expect(landingAt(places, 'counts', 290, 70)).toEqual({ id: 'schedule', side: 'after', axis: 'x' })
})

it('[LOOK-05] goes to the nearest card from beside them, and nowhere over the dragged one', () => {
  expect(landingAt(places, 'counts', 150, 900)).toMatchObject({ id: 'todos', side: 'after' })
  expect(landingAt(places, 'counts', -50, 20)).toBeNull()
  expect(landingAt([], 'counts', 0, 0)).toBeNull()
})
