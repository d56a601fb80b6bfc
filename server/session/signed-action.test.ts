import { describe, expect, it } from 'vitest'
import { readAction, signAction } from './signed-action'

const zhangsan = { userId: 'u1', tenantId: 't1' }
const action = {
  messageId: 'm1',
  method: 'POST' as const,
  url: '/service-system/forced/confirm',
  params: { reply: '收到' },
}

describe('a signed action', () => {
  const signed = signAction(action, zhangsan, ['new secret'])

  it('[MSG-05] comes back to the user it was signed for', () => {
    expect(readAction(signed, zhangsan, ['new secret'])).toEqual(action)
  })

  it('[MSG-05] outlives the rotation of the secret', () => {
    expect(readAction(signed, zhangsan, ['newer secret', 'new secret'])).toEqual(action)
    expect(readAction(signed, zhangsan, ['newer secret'])).toBeNull()
  })

  it.each([
    { userId: 'u2', tenantId: 't1' },
    { userId: 'u1', tenantId: 't2' },
  ])('[MSG-05] is nothing to $userId of $tenantId', (other) => {
    expect(readAction(signed, other, ['new secret'])).toBeNull()
  })

  it('[MSG-05] is nothing once a letter of it is another', () => {
    const [body = '', seal = ''] = signed.split('.')
    const forged = Buffer.from(JSON.stringify({ ...action, url: '/service-mail/x' }))
    for (const text of [
      '',
      '.',
      body,
      `${body}.`,
      `.${seal}`,
      `${forged.toString('base64url')}.${seal}`,
    ]) {
      expect(readAction(text, zhangsan, ['new secret'])).toBeNull()
    }
  })
})
