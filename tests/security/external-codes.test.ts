import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { auditLines, signedInAs, stackForFile, stackForTest } from '../support/server-test'
import { ownStateFolder, type Stack, startPortalBeside } from '../support/stack'

const secrets = { policy: 'secret-of-the-first-app', helpdesk: 'secret-of-the-other-app' }
const env = {
  EXTERNAL_TOKENS: 'code',
  EXTERNAL_APP_SECRETS: Object.entries(secrets)
    .map((pair) => pair.join('='))
    .join(','),
}
const stack = await stackForFile(env)

const basic = (app: string, secret: string) =>
  `Basic ${Buffer.from(`${app}:${secret}`).toString('base64')}`

/** What an app's server sends, to this portal or another one. */
function exchange(
  app: keyof typeof secrets,
  code: string,
  secret: string = secrets[app],
  { at = stack, ...headers }: { at?: Pick<Stack, 'portal'>; 'x-forwarded-for'?: string } = {},
) {
  return createHttpClient(at.portal.url).send('/external-token', {
    method: 'POST',
    headers: {
      ...headers,
      authorization: basic(app, secret),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ code, app }).toString(),
  })
}

/** Opens an external app, and gives the code in its address. */
async function opened(app: keyof typeof secrets = 'policy', at = stack) {
  const user = await signedInAs(at, 'zhangsan')
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
    const other = await opened('helpdesk')
    for (let count = 0; count < 20; count += 1) await exchange('policy', code, 'wrong-wrong-wrong')
    expect((await exchange('policy', code, 'wrong-wrong-wrong')).status).toBe(429)
    // A lock that the right guess opens would not be a lock.
    expect((await exchange('policy', code)).status).toBe(429)
    expect(auditLines(stack, { audit: 'external-token' }).at(-1)).toMatchObject({
      ...{ result: 'limited', target: 'policy' },
    })
    // Another app's server at the same address is not affected.
    expect((await exchange('helpdesk', other.code)).status).toBe(200)
    stack.advanceClock(16 * 60_000)
    expect((await exchange('policy', (await opened()).code)).status).toBe(200)
  })

  it('[SAFE-12] guessed by many addresses, is kept from all but those of the app’s own server', async () => {
    const proxied = await stackForTest({ ...env, TRUSTED_PROXIES: '1' })
    const from = (address: string, code: string, secret?: string) =>
      exchange('policy', code, secret, { at: proxied, 'x-forwarded-for': address })
    const openedThere = () => opened('policy', proxied)
    expect((await from('10.0.0.1', (await openedThere()).code)).status).toBe(200)
    const { code } = await openedThere()
    for (let guess = 0; guess < 200; guess += 1)
      await from(`10.1.0.${Math.floor(guess / 15)}`, code, `wrong-wrong-${guess}`)
    expect((await from('10.2.0.1', code)).status).toBe(429)
    expect((await from('10.0.0.1', code)).status).toBe(200)
  })

  it('[SAFE-14] is not given for a code again what it was given before a restart', async () => {
    const STATE_DIR = ownStateFolder()
    const former = await startPortalBeside(stack.mock, { ...env, STATE_DIR })
    const { code } = await opened('policy', { ...stack, ...former })
    expect((await exchange('policy', code, undefined, { at: former })).status).toBe(200)
    await former.portal.stop()
    const later = await startPortalBeside(stack.mock, { ...env, STATE_DIR })
    expect((await exchange('policy', code, undefined, { at: later })).status).toBe(400)
    const fresh = await opened('policy', { ...stack, ...later })
    expect((await exchange('policy', fresh.code, undefined, { at: later })).status).toBe(200)
    await later.portal.stop()
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
