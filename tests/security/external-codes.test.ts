import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { auditLines, signedInAs, stackForFile, stackForTest } from '../support/server-test'

const secrets = { policy: 'secret-of-the-first-app', helpdesk: 'secret-of-the-other-app' }
const stack = await stackForFile({
  EXTERNAL_TOKENS: 'code',
  EXTERNAL_APP_SECRETS: Object.entries(secrets)
    .map((pair) => pair.join('='))
    .join(','),
})

const basic = (app: string, secret: string) =>
  `Basic ${Buffer.from(`${app}:${secret}`).toString('base64')}`

/** What an app's server sends. */
function exchange(app: keyof typeof secrets, code: string, secret: string = secrets[app]) {
  return createHttpClient(stack.portal.url).send('/external-token', {
    method: 'POST',
    headers: {
      authorization: basic(app, secret),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ code, app }).toString(),
  })
}

/** Opens an external app, and gives the code in its address. */
async function opened(app: keyof typeof secrets = 'policy') {
  const user = await signedInAs(stack, 'zhangsan')
  const { location } = await user.client.get(`/open/${app}`)
  const query = new URL(location).searchParams
  return { ...user, location, code: query.get('token') ?? query.get('ticket') ?? '' }
}

describe('an external app that is given codes', () => {
  it('[SAFE-14] learns at its server who opened it, and never has the token', async () => {
    const { client, account, code, location } = await opened()
    const { token } = JSON.parse((await client.post('/session/token')).text)
    expect(location).not.toContain(token)
    expect(Buffer.from(code, 'base64url').toString('latin1')).not.toContain(token)
    const answer = await exchange('policy', code)
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toEqual({
      account: account('zhangsan'),
      userId: expect.any(String),
      name: '张三',
      tenant: expect.any(String),
      unit: expect.stringContaining('云州市'),
    })
    expect(answer.text).not.toContain(token)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(auditLines(stack, { audit: 'external-token' }).at(-1)).toMatchObject({
      account: account('zhangsan'),
      target: 'policy',
      result: 'ok',
    })
    expect(stack.logLines.join('')).not.toContain(code)
  })

  it('[SAFE-14] has a code for once, for itself, for a minute', async () => {
    const { code } = await opened()
    expect((await exchange('helpdesk', code)).status).toBe(400)
    const both = await Promise.all([exchange('policy', code), exchange('policy', code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const late = await opened()
    stack.advanceClock(61_000)
    expect((await exchange('policy', late.code)).status).toBe(400)
  })

  it.each(['', 'x', 'a'.repeat(5_000)])('[SAFE-14] is refused the code %.10j', async (code) => {
    expect((await exchange('policy', code)).status).toBe(400)
  })

  it('[SAFE-14] [SAFE-12] needs its credentials, and may not guess them for long', async () => {
    const { code } = await opened()
    const wrong = await exchange('policy', code, 'secret-of-the-first-apq')
    expect(wrong.status).toBe(401)
    expect(wrong.headers['www-authenticate']).toMatch(/^Basic /)
    for (const header of ['', 'Basic', 'Basic ????', basic('policy', ''), basic('nobody', 'x')]) {
      const answer = await createHttpClient(stack.portal.url).send('/external-token', {
        method: 'POST',
        headers: { authorization: header },
      })
      expect(answer.status, header).toBe(401)
    }
    for (let count = 0; count < 20; count += 1) await exchange('policy', code, 'wrong-wrong-wrong')
    expect((await exchange('policy', code, 'wrong-wrong-wrong')).status).toBe(429)
    // Whoever has the credentials is not locked out by somebody at the same address.
    expect((await exchange('policy', code)).status).toBe(200)
  })

  it('[SAFE-14] [SAFE-03] is answered for a POST alone, and not to pages of other sites', async () => {
    expect((await createHttpClient(stack.portal.url).get('/external-token')).status).not.toBe(200)
    const { code } = await opened()
    const answer = await createHttpClient(stack.portal.url).send('/external-token', {
      method: 'POST',
      headers: {
        authorization: basic('policy', secrets.policy),
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ code, app: 'policy' }).toString(),
    })
    expect(answer.status).toBe(403)
  })
})

it('[SAFE-14] [APP-04] external apps get the token itself unless the operator chose codes', async () => {
  const usual = await stackForTest()
  const { client } = await signedInAs(usual)
  const { token } = JSON.parse((await client.post('/session/token')).text)
  expect((await client.get('/open/policy')).location).toContain(token)
  const answer = await client.post('/external-token', { code: 'x', app: 'policy' })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})
