// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { appSigns } from './app-signs'
import { signSheet } from './sign-sheet'

const sheet = new DOMParser().parseFromString(signSheet(), 'image/svg+xml')

it('[RAIL-01] [LOOK-11] apps can draw every sign of the set by its name', () => {
  const symbols = [...sheet.querySelectorAll('symbol')]
  expect(symbols.map(({ id }) => id)).toEqual(Object.keys(appSigns))
  for (const symbol of symbols) expect(symbol.children.length).toBeGreaterThan(0)
})

it('[LOOK-11] a sign has the colour of its kind, and a tint where its lines are closed', () => {
  const mail = sheet.querySelector('#mail')
  expect(mail?.getAttribute('color')).toBe('var(--portal-colors-sign-accent, currentColor)')
  expect(mail?.querySelector('rect')?.getAttribute('fill')).toBe('currentColor')
  expect(sheet.querySelector('#search path')?.getAttribute('fill')).toBeNull()
  expect(sheet.querySelector('#settings')?.getAttribute('color')).toContain('colors-muted')
})
