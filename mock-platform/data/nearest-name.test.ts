import { expect, it } from 'vitest'
import { nearestName, suggestion } from './nearest-name'

it('[MOCK-02] the nearest known name is suggested, and none if none is near', () => {
  expect(nearestName('AI_NAEM', ['AI_ICON', 'AI_NAME'])).toBe('AI_NAME')
  expect(suggestion('inbx', ['inbox', 'list'])).toBe(' (did you mean "inbox"?)')
  expect(nearestName('elsewhere', ['inbox', 'list'])).toBeUndefined()
})

it('[MOCK-02] a name of a megabyte is no slip of the pen', () => {
  expect(nearestName('x'.repeat(1024 * 1024), ['x'])).toBeUndefined()
})
