import { describe, expect, it } from 'vitest'
import { moveKey } from './move-key'
import { tabKey } from './tab-keys'

const bare = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }

describe('keys on a tab', () => {
  it.each([
    ['ArrowLeft', 'previous'],
    ['ArrowRight', 'next'],
    ['Home', 'first'],
    ['End', 'last'],
    [' ', 'open'],
    ['Delete', 'close'],
    ['ContextMenu', 'menu'],
  ])('[DESK-03] %s means %s', (key, meaning) => {
    expect(tabKey({ ...bare, key })).toBe(meaning)
  })

  it('[DESK-03] Shift+F10 opens the menu; F10 and keys with modifiers are the browser’s', () => {
    expect(tabKey({ ...bare, key: 'F10', shiftKey: true })).toBe('menu')
    expect(tabKey({ ...bare, key: 'F10' })).toBeUndefined()
    expect(tabKey({ ...bare, key: 'Home', ctrlKey: true })).toBeUndefined()
    expect(tabKey({ ...bare, key: 'ArrowLeft', altKey: true })).toBeUndefined()
    expect(tabKey({ ...bare, key: 'Enter' })).toBeUndefined()
  })

  it('[DESK-03] Ctrl+Shift and an arrow move the tab', () => {
    const held = { ...bare, ctrlKey: true, shiftKey: true }
    expect(moveKey({ ...held, key: 'ArrowLeft' })).toBe(-1)
    expect(moveKey({ ...held, key: 'ArrowRight' })).toBe(1)
    expect(moveKey({ ...held, key: 'ArrowUp' })).toBe(0)
    expect(moveKey({ ...held, key: 'ArrowLeft', altKey: true })).toBe(0)
    expect(tabKey({ ...held, key: 'ArrowLeft' })).toBeUndefined()
  })
})
