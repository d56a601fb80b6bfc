import { expect, it } from 'vitest'
import { hstsOf } from './security-headers'

it.each([
  [undefined, true, ''],
  ['http://portal.example', true, ''],
  ['https://portal.example', false, 'max-age=31536000'],
  ['https://portal.example', true, 'max-age=31536000; includeSubDomains'],
])('[SAFE-01] HSTS of %s, with the hosts below it %s, is %j', (PUBLIC_URL, subdomains, says) => {
  expect(hstsOf({ PUBLIC_URL, HSTS_SUBDOMAINS: subdomains })).toBe(says)
})
