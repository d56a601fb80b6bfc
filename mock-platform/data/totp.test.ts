import { describe, expect, it } from 'vitest'
import { base32, codeOf, matchedStep, stepAt } from './totp'

const secret = base32(Buffer.from('12345678901234567890'))

describe('codes of authenticator apps', () => {
  it('[SAFE-19] are spelled in base 32', () => {
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(base32(Buffer.from('f'))).toBe('MY')
  })

  // RFC 6238, appendix B, the last six of eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('[SAFE-19] are those of RFC 6238 at %i', (seconds, code) => {
    expect(codeOf(secret, stepAt(seconds * 1000))).toBe(code)
  })

  it('[SAFE-19] are taken one step early or late, and none twice or before one that was used', () => {
    const now = 1_800_000_000_000
    const step = stepAt(now)
    const taken = (offset: number, last = 0) =>
      matchedStep(secret, codeOf(secret, step + offset), now, last)
    expect([-2, -1, 0, 1, 2].map((offset) => taken(offset))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ])
    expect(taken(0, step)).toBeNull()
    expect(taken(-1, step)).toBeNull()
    expect(taken(1, step)).toBe(step + 1)
    expect(matchedStep(secret, '12345', now, 0)).toBeNull()
  })
})
