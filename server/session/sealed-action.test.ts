import { describe, expect, it } from 'vitest'
import { createSealer } from '../seal/sealer'
import { openAction, sealAction } from './sealed-action'

const zhangsan = { userId: 'u1', tenantId: 't1' }
const action = {
  messageId: 'm1',
  method: 'POST' as const,
  url: '/service-system/forced/confirm',
  params: { reply: '收到' },
}

describe('a sealed action', () => {
  const sealer = createSealer(['new secret'])
  const sealed = sealAction(sealer, action, zhangsan)

  it('[MSG-05] comes back to the user it was sealed for', () => {
    expect(openAction(sealer, sealed, zhangsan)).toEqual(action)
  })

  it('[MSG-05] outlives the rotation of the secret', () => {
    const rotated = createSealer(['newer secret', 'new secret'])
    expect(openAction(rotated, sealed, zhangsan)).toEqual(action)
    expect(openAction(createSealer(['newer secret']), sealed, zhangsan)).toBeNull()
  })

  it.each([
    { userId: 'u2', tenantId: 't1' },
    { userId: 'u1', tenantId: 't2' },
  ])('[MSG-05] is nothing to $userId of $tenantId', (other) => {
    expect(openAction(sealer, sealed, other)).toBeNull()
  })

  it('[MSG-05] is nothing if it is another one’s, or no action', () => {
    const purpose = JSON.stringify(['forced-message action', 't1', 'u1'])
    for (const text of ['', '.', sealer.seal('cookie portal', action), sealer.seal(purpose, {})]) {
      expect(openAction(sealer, text, zhangsan)).toBeNull()
    }
  })
})
