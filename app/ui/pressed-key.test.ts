import { expect, it } from 'vitest'
import { pressedKey } from './pressed-key'

const bare = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }

it.each([
  ['Control KeyK', { key: 'k', code: 'KeyK', ctrlKey: true }],
  ['Control KeyK', { key: 'л', code: 'KeyK', ctrlKey: true }],
  ['Control Shift KeyK', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
  ['Control Meta KeyK', { key: 'k', code: 'KeyK', ctrlKey: true, metaKey: true }],
  ['k', { key: 'k', code: 'KeyK' }],
  ['?', { key: '?', code: 'Slash', shiftKey: true }],
  ['?', { key: '?', code: 'KeyM' }],
  ['Control ?', { key: '?', ctrlKey: true, shiftKey: true }],
  ['Shift Space', { key: ' ', shiftKey: true }],
  ['Alt ArrowLeft', { key: 'ArrowLeft', altKey: true }],
  ['', {}],
])('[LOOK-16] a press is written as %s', (written, pressed) => {
  expect(pressedKey({ ...bare, ...pressed })).toBe(written)
  // An event's fields come from its prototype.
  expect(pressedKey(Object.create({ ...bare, ...pressed }))).toBe(written)
})
