import { expect, it } from 'vitest'
import { mayHoldToken } from './token-paths'

it.each([
  '/ssoLogin',
  '/SSOLOGIN/',
  '/ssoLogin.data',
  '/meeting-login//',
  '/%73soLogin',
  '/zwddErrorPage',
])('[SAFE-08] an address at %s may hold a token', (path) => expect(mayHoldToken(path)).toBe(true))

it.each([
  '/',
  '',
  '/index',
  '/ssoLoginX',
  '/inbox/ssoLogin',
])('[SAFE-08] an address at %j holds none', (path) => expect(mayHoldToken(path)).toBe(false))

// A regular expression that looked for trailing slashes from each position would take hours here.
it('[SAFE-16] millions of slashes cost nothing', () => {
  expect(mayHoldToken(`/${'/'.repeat(4_000_000)}x`)).toBe(false)
})
