import { describe, expect, it } from 'vitest'
import { isOwnHost } from './own-host'

const PUBLIC_URL = 'https://portal.example'
const own = (host: string | undefined, forwarded?: string, TRUSTED_PROXIES = 0) =>
  isOwnHost({ host, 'x-forwarded-host': forwarded }, { PUBLIC_URL, TRUSTED_PROXIES })

describe('the host that a request names', () => {
  it.each([
    'portal.example',
    'PORTAL.Example',
    'portal.example:443',
  ])('[SAFE-03] %j is the portal’s', (host) => {
    expect(own(host)).toBe(true)
  })

  it.each([
    undefined,
    '',
    'evil.example',
    'portal.example.evil.example',
    'sub.portal.example',
    'portal.example:80',
    'portal.example:8443',
    'portal.example.',
    'user@portal.example',
    'evil.example@portal.example',
    'portal.example/',
    'portal.example?',
    'portal.example#@evil.example',
    'portal.example\\evil.example',
    'portal.example, evil.example',
    'portal.example evil.example',
    'portal.example:port',
    '127.0.0.1:3000',
    '[::1]',
  ])('[SAFE-03] %j is foreign', (host) => {
    expect(own(host)).toBe(false)
  })

  it.each([
    ['http://portal.example:8080', 'portal.example:8080', true],
    ['http://portal.example:8080', 'portal.example', false],
    ['http://portal.example', 'portal.example:80', true],
    ['http://[2001:db8::1]:8080', '[2001:db8:0::1]:8080', true],
    ['https://门户.example/', 'xn--vhqrn.example', false],
    ['https://门户.example/', new URL('https://门户.example').host, true],
  ])('[SAFE-03] at %s %s is the portal’s: %s', (url, host, is) => {
    expect(isOwnHost({ host }, { PUBLIC_URL: url, TRUSTED_PROXIES: 0 })).toBe(is)
  })

  it('[SAFE-03] without PUBLIC_URL is the portal’s, whatever it is', () => {
    const config = { PUBLIC_URL: undefined, TRUSTED_PROXIES: 0 }
    expect(isOwnHost({ host: 'anything' }, config)).toBe(true)
  })

  it('[SAFE-03] is what the proxy forwards, if there is one and it does', () => {
    expect(own('10.0.0.1:3000', 'portal.example', 1)).toBe(true)
    expect(own('portal.example', 'evil.example', 1)).toBe(false)
    expect(own('evil.example', undefined, 1)).toBe(false)
    expect(own('portal.example', undefined, 1)).toBe(true)
    // Two proxies, each of which has added it.
    expect(own('10.0.0.1', 'portal.example, portal.example', 2)).toBe(true)
    expect(own('10.0.0.1', 'evil.example, portal.example', 2)).toBe(false)
  })

  it('[SAFE-03] is nothing that a client forwards without a proxy', () => {
    expect(own('evil.example', 'portal.example')).toBe(false)
    expect(own('portal.example', 'evil.example')).toBe(true)
  })
})
