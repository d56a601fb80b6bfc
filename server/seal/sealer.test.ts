import { describe, expect, it } from 'vitest'
import { algorithmFamilies } from './ciphers'
import { createSealer } from './sealer'

const content = { token: 'tk_secret', name: '张三' }

describe.each(algorithmFamilies)('what is sealed by %s algorithms', (family) => {
  const sealer = createSealer(['a secret of some length'], family)
  const sealed = sealer.seal('session', content)

  it('[SAFE-15] opens for its purpose alone', () => {
    expect(sealer.open('session', sealed)).toEqual(content)
    expect(sealer.open('reset', sealed)).toBeUndefined()
  })

  it('[SAFE-15] holds nothing that can be read, and is never twice the same', () => {
    const again = sealer.seal('session', content)
    expect(again).not.toBe(sealed)
    for (const text of [sealed, Buffer.from(sealed, 'base64url').toString('latin1')]) {
      expect(text).not.toContain('tk_secret')
      expect(text).not.toContain('token')
    }
  })

  it('[SAFE-15] is nothing with any letter changed, left out or added', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A'
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1)
      expect(sealer.open('session', changed), `letter ${at}`).toBeUndefined()
      expect(sealer.open('session', sealed.slice(0, at)), `cut at ${at}`).toBeUndefined()
    }
    expect(sealer.open('session', `${sealed}A`)).toBeUndefined()
  })

  it('[SAFE-15] [AUTH-06] outlives the rotation of the secret, until it is taken away', () => {
    const rotated = createSealer(['a newer secret', 'a secret of some length'], family)
    expect(rotated.open('session', sealed)).toEqual(content)
    expect(createSealer(['a newer secret'], family).open('session', sealed)).toBeUndefined()
  })
})

it('[SAFE-15] what other algorithms sealed is nothing', () => {
  const [one, other] = algorithmFamilies.map((family) => createSealer(['a secret'], family))
  expect(other?.open('session', one?.seal('session', content) ?? '')).toBeUndefined()
})
