import type { Response } from 'express'
import { describe, expect, it } from 'vitest'
import { type HostingRow, ordinaryHosting } from '~contract/hosting/app-hosting'
import { devicesPolicy, framePolicy, shellDevicesPolicy } from './frame-policy'

const entry = 'https://forum.example.cn'

/** Directive → its sources, for an app with this `entry` and row. */
function policyOf(row: Partial<HostingRow> = {}, isolated = false): Record<string, string[]> {
  const locals = {
    nonce: 'n0nce',
    frameAncestors: "'self'",
    ...(isolated && { isolated: { code: 'forum', portal: 'https://portal.example.cn' } }),
  } as Response['locals']
  const terms = { entries: [entry], row: { ...ordinaryHosting, ...row }, locals, live: false }
  const parts = framePolicy(terms)
    .split('; ')
    .map((part) => part.split(' '))
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]))
}

describe('the policy of an app’s document', () => {
  it('[ANY-03] lets it reach its own server, by sockets and forms too, and data that it made', () => {
    const policy = policyOf()
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(["'self'", entry, 'data:', 'blob:', 'wss://forum.example.cn']),
    )
    expect(policy['form-action']).toEqual(["'self'", entry])
    for (const kind of ['media-src', 'frame-src', 'font-src', 'worker-src']) {
      expect(policy[kind]).toEqual(["'self'", entry, 'data:', 'blob:'])
    }
  })

  it('[ANY-03] lets it run files of its server and what its page holds, and nothing else', () => {
    expect(policyOf()['script-src']).toEqual(["'self'", "'nonce-n0nce'", entry])
  })

  it('[ANY-03] gives it what its row names', () => {
    const policy = policyOf({
      connect: ['https://tiles.example.cn', 'wss://push.example.cn'],
      wasm: true,
      eval: true,
      inline: true,
    })
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(['https://tiles.example.cn', 'wss://push.example.cn']),
    )
    expect(policy['script-src']).toEqual([
      "'self'",
      "'unsafe-inline'",
      "'unsafe-eval'",
      "'wasm-unsafe-eval'",
      entry,
      'https://tiles.example.cn',
    ])
    expect(policy['script-src']).not.toContain('wss://push.example.cn')
  })

  it('[ANY-03] [ANY-04] allows strings and handlers at an origin of its own, unless the row says no', () => {
    expect(policyOf({}, true)['script-src']).toEqual([
      "'self'",
      "'unsafe-inline'",
      "'unsafe-eval'",
      entry,
    ])
    const closed = policyOf({ eval: false, inline: false }, true)
    expect(closed['script-src']).toEqual(["'self'", "'nonce-n0nce'", entry])
  })
})

describe('the devices that the browser may offer', () => {
  it('[ANY-03] are none to a frame without a row', () => {
    expect(devicesPolicy([])).toContain('camera=()')
    expect(devicesPolicy(['camera'])).toMatch(/camera=\(self\).*microphone=\(\)/)
  })

  it('[ANY-03] are those of all rows to the shell, with the origins of its frames', () => {
    const policy = shellDevicesPolicy(['camera', 'geolocation https://map.apps.example.cn'])
    expect(policy).toContain('camera=(self)')
    expect(policy).toContain('geolocation=(self "https://map.apps.example.cn")')
    expect(policy).toContain('microphone=()')
  })
})
