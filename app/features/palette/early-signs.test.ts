import { expect, test } from 'vitest'
import { readEarly } from './early-keys'
import { signOf } from './early-signs'

const press = (key: string, ctrlKey = false) => signOf({ key, ctrlKey, metaKey: false })

test('[DESK-09] keys typed before the palette is there keep their order among the letters', () => {
  expect(readEarly(`txl${press('ArrowDown')}${press('PageUp')}b\n`)).toEqual([
    { text: 'txl' },
    { key: 'ArrowDown', ctrlKey: false },
    { key: 'PageUp', ctrlKey: false },
    { text: 'b' },
    { key: 'Enter', ctrlKey: false },
  ])
  expect(readEarly(`a${press('Enter', true)}`)).toEqual([
    { text: 'a' },
    { key: 'Enter', ctrlKey: true },
  ])
  expect(readEarly('')).toEqual([])
})

test('[DESK-09] letters, and an Enter that the field itself takes, have no sign', () => {
  expect(press('a')).toBeUndefined()
  expect(press('Enter')).toBeUndefined()
})
