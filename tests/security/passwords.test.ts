import { createServer } from 'node:https'
import { describe, expect, it, onTestFinished } from 'vitest'
import { programPath } from '../../scripts/debian-program.mjs'
import { certificateFor } from '../support/certificate'
import { createHttpClient } from '../support/http-client'
import { listenLocally } from '../support/ports'
import { forTest, signedInAs, stackForFile } from '../support/server-test'
import { openSpace, startPortalBeside } from '../support/stack'

const stack = await stackForFile()
const visitor = () => createHttpClient(stack.portal.url)

describe('a password', () => {
  it.each([
    '  two  spaces around 1  ',
    '公文 pässwörd1 ｆｕｌｌ　width',
    'A1+&%2B=%',
    `${'long '.repeat(25)}passphrase1`,
  ])('[AUTH-01] [AUTH-09] reaches the backend exactly as it was typed: %s', async (password) => {
    const { client, account, space } = await signedInAs(stack)
    const fields = { currentPassword: 'Portal@2026', newPassword: password }
    const answer = await client.post('/modifyPassword', { ...fields, sureNewPassword: password })
    expect(answer.status).toBe(302)
    expect(space.users.get('zhangsan')?.password).toBe(password)
    const back = await visitor().signIn(account('zhangsan'), { password })
    expect(back).toMatchObject({ status: 302, location: '/' })
    const trimmed = await visitor().signIn(account('zhangsan'), { password: `${password} ` })
    expect(trimmed.status).toBe(401)
  })

  it('[AUTH-01] [AUTH-08] is hidden as it is typed, long ones fit, and password managers know the fields', async () => {
    const { account } = openSpace(stack)
    const newcomer = visitor()
    await newcomer.signIn(account('zhaoliu'))
    const pages = [await visitor().get('/login'), await newcomer.get('/modifyPassword')]
    const inputs = pages.flatMap(({ text }) => text.match(/<input[^>]*password[^>]*>/gi) ?? [])
    expect(inputs).toHaveLength(4)
    for (const input of inputs) {
      expect(input).toMatch(/type="password"/)
      expect(input).toMatch(/autocomplete="(?:current|new)-password"/i)
      const limit = /maxlength="(\d+)"/i.exec(input)?.[1]
      expect(Number(limit ?? 200)).toBeGreaterThanOrEqual(64)
    }
  })
})

describe.skipIf(!programPath('openssl'))('a backend without a trusted certificate', () => {
  it('[SAFE-08] [AUTH-01] is told no password: its certificate is checked', async () => {
    const pem = certificateFor('localhost')
    let requests = 0
    const server = createServer({ key: pem, cert: pem }, (_, res) => {
      requests += 1
      res.end('{}')
    })
    const { url, close } = await listenLocally(server)
    onTestFinished(close)
    const address = url.replace('http:', 'https:')
    const portal = await startPortalBeside(stack.mock, { PLATFORM_URL: address, MQTT_URL: '' })
    await forTest(Promise.resolve({ close: () => portal.portal.stop() }))
    const answer = await createHttpClient(portal.portal.url).signIn('anybody')
    expect(answer.status).toBe(503)
    expect(requests).toBe(0)
  })
})
