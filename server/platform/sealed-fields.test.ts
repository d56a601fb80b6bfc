import { sm2 } from 'sm-crypto-v2'
import { describe, expect, it } from 'vitest'
import { changePassword, resetPassword } from '~contract/platform/passwords'
import { signIn } from '~contract/platform/user'
import { caller, envelope, testBackend } from './test-backend'

const keys = sm2.generateKeyPairHex()
const backend = testBackend()
backend.passwordKey = keys.publicKey

const received = () => Object.fromEntries(new URLSearchParams(backend.received[0]?.body))
const opened = (text = '') => sm2.doDecrypt(text.replace(/^04/, ''), keys.privateKey, 1)

describe('passwords on their way to a backend', () => {
  it.each([
    [
      signIn,
      { grant_type: 'password' as const, username: '张&三', password: '密码 a=b&c' },
      ['password'],
    ],
    [
      changePassword,
      { oldpassword: 'Old@2026', password: 'New@2026' },
      ['oldpassword', 'password'],
    ],
    [resetPassword, { username: 'lisi', ticket: 'ab12', password: 'New@2026' }, ['password']],
  ])('[SAFE-10] are encrypted by SM2, and nothing else is (%#)', async (endpoint, body, secret) => {
    backend.respond = (res) => res.end(envelope(null))
    await backend.platform
      .call(endpoint as typeof signIn, caller, { body: body as never })
      .catch(() => {})
    expect(Object.keys(received())).toEqual(Object.keys(body))
    for (const [name, value] of Object.entries(body)) {
      const sent = received()[name] ?? ''
      if (!secret.includes(name)) expect(sent).toBe(value)
      else {
        expect(sent).toMatch(/^04[0-9a-f]{194,}$/)
        expect(opened(sent)).toBe(value)
      }
    }
  })

  it('[SAFE-10] never look alike twice', async () => {
    backend.respond = (res) => res.end(envelope(null))
    const body = { oldpassword: 'same', password: 'same' }
    await backend.platform.call(changePassword, caller, { body })
    expect(received().oldpassword).not.toBe(received().password)
  })
})
