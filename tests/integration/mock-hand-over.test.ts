import { describe, expect, it } from 'vitest'
import { handOverRefusals } from '~contract/platform/hand-over'
import { mockPlatformForFile } from '../support/server-test'

const { platform, caller } = await mockPlatformForFile()

const basic = `Basic ${Buffer.from('portal:portal-secret').toString('base64')}`

function exchange(type: string, token: string, authorization = basic) {
  return caller.call('/auth/sso/token/mh', undefined, {
    method: 'POST',
    headers: { Authorization: authorization },
    body: new URLSearchParams({ type, token }),
  })
}

describe('hand-over tokens', () => {
  it('[AUTH-11] are issued by the control API, with the address that hands them over', async () => {
    const { id } = platform.createSpace()
    const { body } = await caller.control('POST', `/spaces/${id}/hand-overs`, {
      account: `lisi@${id}`,
      way: 'zwddPcAuth',
      url: '/inbox/list/1',
    })
    const query = new URLSearchParams({ code: body.token, url: '/inbox/list/1' })
    expect(body.path).toBe(`/zwddPcAuth?${query}`)
    expect((await exchange('zwdd', body.token)).data).toMatchObject({
      account: `lisi@${id}`,
      access_token: expect.stringMatching(/^tk_/),
    })
    expect(await exchange('zwdd', body.token)).toMatchObject({ code: handOverRefusals.used })
  })

  it('[AUTH-11] are told in the journal without what opens a door', async () => {
    const space = platform.createSpace()
    const { body } = await caller.control('POST', `/spaces/${space.id}/hand-overs`, {
      account: 'lisi',
    })
    await exchange('portal', body.token)
    const [call] = space.journal.find({ path: '/auth/sso/token/mh' })
    expect(call).toMatchObject({ body: { type: 'portal', token: '***' }, status: 200 })
  })

  it('[AUTH-11] of an unknown user, and without the client’s credential, are refused', async () => {
    expect(await exchange('pc', 'x')).toMatchObject({ code: handOverRefusals.invalid, status: 200 })
    expect(await exchange('pc', 'x', 'Basic eDp5')).toMatchObject({ status: 401 })
    expect(await exchange('nothing', 'x')).toMatchObject({ status: 400 })
  })

  it('[MOCK-01] the control API says what it does not know', async () => {
    const order = (body: object) => caller.control('POST', '/spaces/main/hand-overs', body)
    expect(await order({ account: 'nobody' })).toMatchObject({ status: 404 })
    expect(await order({ account: 'lisi', way: 'ssoLogn' })).toMatchObject({ status: 400 })
    expect(await order({ acount: 'lisi' })).toMatchObject({ status: 400 })
  })
})

describe('the other system', () => {
  const send = (fields: Record<string, string>) =>
    fetch(`${platform.url}/external/hand-over/`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ account: 'lisi', portal: 'https://portal.example/x', ...fields }),
    })

  it('[MOCK-01] leads to the portal with a token in the condition that is asked for', async () => {
    for (const [condition, code] of Object.entries({
      good: 203,
      expired: handOverRefusals.expired,
      used: handOverRefusals.used,
      tenant: handOverRefusals.tenant,
      forged: handOverRefusals.invalid,
    })) {
      const answer = await send({ way: 'ssoLogin', condition, url: '/a' })
      expect(answer.status).toBe(303)
      const address = new URL(answer.headers.get('location') ?? '')
      expect(address.origin + address.pathname).toBe('https://portal.example/ssoLogin')
      expect(address.searchParams.get('url')).toBe('/a')
      const answered = await exchange('portal', address.searchParams.get('tk') ?? '')
      expect([condition, answered.code]).toEqual([condition, code])
    }
  })

  it('[MOCK-01] leads nowhere by an address, a user or a way that it does not know', async () => {
    for (const wrong of [{ portal: 'javascript:1' }, { account: 'x' }, { way: 'x' }]) {
      expect((await send({ way: 'ssoLogin', ...wrong })).status).toBe(400)
    }
  })
})
