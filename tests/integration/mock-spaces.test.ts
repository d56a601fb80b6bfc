import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMockPlatform } from '../../mock-platform/server'
import { callerOf } from '../support/mock-caller'
import { mockPlatformForFile } from '../support/server-test'

const { platform, caller } = await mockPlatformForFile()

const constant = '/service-system/setconstant/value/AI_NAME'
const check = '/auth/oauth/check_token'

describe('spaces', () => {
  it('[KIT-03] a space has its own accounts, ids, data, faults and journal', async () => {
    const made = await caller.control('POST', '/spaces', { scenario: 'single-unit', id: 'alone' })
    expect(made.status).toBe(200)
    expect(made.body.accounts).toContain('zhangsan@alone')

    const inMain = await caller.tokenFor('zhangsan')
    const { data } = await caller.signIn('zhangsan@alone')
    expect(data).toMatchObject({
      account: 'zhangsan@alone',
      userId: 'u-zhangsan@alone',
      tenantId: 'yz-zfb@alone',
    })
    expect(data.exInfo.tenantList).toHaveLength(1)
    expect(data.exInfo.tenantList[0].tenantId).toBe('yz-zfb@alone')

    await caller.control('PATCH', '/spaces/alone/constants', { AI_NAME: '独处' })
    await caller.control('POST', '/spaces/alone/faults', {
      path: check,
      kind: 'status',
      status: 503,
    })
    expect((await caller.call(constant, data.access_token)).data).toBe('独处')
    expect((await caller.call(constant, inMain)).data).toBe('小云助手')
    expect((await caller.call(check, data.access_token)).status).toBe(503)
    expect((await caller.call(check, inMain)).status).toBe(200)

    const { body } = await caller.control('GET', '/spaces/alone/calls?path=/service-system/*')
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({
      method: 'GET',
      path: constant,
      status: 200,
      account: 'zhangsan',
    })
  })

  it('[KIT-03] sixteen spaces are used side by side without meeting', async () => {
    const names = Array.from({ length: 16 }, (_, index) => `side-${index}`)
    const answers = await Promise.all(
      names.map(async (id) => {
        await caller.control('POST', '/spaces', { scenario: 'default', id })
        const token = await caller.tokenFor(`lisi@${id}`)
        await caller.control('PATCH', `/spaces/${id}/constants`, { AI_NAME: id })
        const value = await caller.call(constant, token)
        const calls = await caller.control('GET', `/spaces/${id}/calls`)
        return [value.data, calls.body.length]
      }),
    )
    expect(answers).toEqual(names.map((name) => [name, 2]))
  })

  it('[MOCK-03] a deleted space takes its tokens along, and main stays', async () => {
    await caller.control('POST', '/spaces', { scenario: 'default', id: 'brief' })
    const token = await caller.tokenFor('lisi@brief')
    expect((await caller.control('DELETE', '/spaces/brief')).status).toBe(204)
    await caller.control('POST', '/spaces', { scenario: 'default', id: 'brief' })
    expect((await caller.call(check, token)).status).toBe(401)
    expect((await caller.control('DELETE', '/spaces/main')).status).toBe(409)
  })

  it('[MOCK-02] the scenario of a running space can be changed; signed-in users stay', async () => {
    await caller.control('POST', '/spaces', { scenario: 'default', id: 'turning' })
    const token = await caller.tokenFor('zhangsan@turning')
    await caller.control('POST', '/spaces/turning/reset', { scenario: 'initial-password' })
    expect((await caller.call(check, token)).data.exInfo.init).toBe('1')
    await caller.control('POST', '/spaces/turning/reset', {})
    expect((await caller.call(check, token)).data.exInfo.init).toBe('1')
  })

  it('[MOCK-03] flags and parameters can be changed, and are read as parameters, without a token as well', async () => {
    const patch = (part: string, body: object) =>
      caller.control('PATCH', `/spaces/main/${part}`, body)
    expect((await patch('flags', { slideVerify: true })).body).toMatchObject({ SLIDE_VERIFY: '1' })
    await patch('parameters', { LOGIN_SYSTEM_NAME: '云州办公', HIDE_GUIDE: null })
    const read = async (name: string) =>
      (await caller.call(`/service-system/param/byname/${name}`)).data
    expect(await read('SLIDE_VERIFY')).toBe('1')
    expect(await read('LOGIN_SYSTEM_NAME')).toBe('云州办公')
    expect(await read('HIDE_GUIDE')).toBeNull()
  })

  it('[MOCK-03] users can be changed by the names that the answers use', async () => {
    await caller.control('POST', '/spaces', { scenario: 'default', id: 'people' })
    const token = await caller.tokenFor('zhangsan@people')
    const patch = {
      theme: { id: 'dark' },
      mobile: '13000000000',
      exInfo: { limitTime: '2020-01-01 00:00:00', tenantList: [{ tenantId: 'yz-fgw' }] },
      apps: ['index'],
    }
    const patched = await caller.control('PATCH', '/spaces/people/users/zhangsan', patch)
    expect(patched.status).toBe(200)
    expect(patched.body).not.toHaveProperty('password')
    const { data } = await caller.call(check, token)
    expect(data).toMatchObject({
      theme: '{"id":"dark"}',
      exInfo: { limitTime: '2020-01-01 00:00:00' },
    })
    expect(data.exInfo.tenantList[0]).toMatchObject({
      tenantId: 'yz-fgw@people',
      othTenantName: '云州市发展和改革委员会',
    })
    const card = await caller.call('/service-system/user/personal/info', token)
    expect(card.data).toMatchObject({ mobile: '13000000000', duty: '四级主任科员' })
    const { data: apps } = await caller.call('/service-system/sysappuser/list?column=sort', token)
    expect(apps.userApp).toHaveLength(1)
  })
})

it('[MOCK-03] the clock moves token expiry, the Date header and the journal', async () => {
  await caller.control('POST', '/spaces', { scenario: 'default', id: 'later' })
  const token = await caller.tokenFor('lisi@later')
  await caller.control('POST', '/spaces/later/clock', { advanceMs: 11 * 3600_000 })
  expect((await caller.call(check, token)).status).toBe(200)
  await caller.control('POST', '/spaces/later/clock', { advanceMs: 2 * 3600_000 })
  expect((await caller.call(check, token)).status).toBe(401)

  await caller.control('POST', '/spaces/later/clock', { now: '2031-05-06T07:08:09+08:00' })
  const headers = { Authorization: `Bearer ${token}` }
  const { headers: answered } = await fetch(platform.url + check, { headers })
  expect(answered.get('date')).toBe('Mon, 05 May 2031 23:08:09 GMT')
  const { body } = await caller.control('GET', '/spaces/later/calls')
  expect(body.at(-1).at).toMatch(/^2031-05-05T23:08:/)
})

it('[KIT-03] an exported space starts the same again in another one', async () => {
  await caller.control('POST', '/spaces', { scenario: 'default', id: 'first' })
  await caller.control('PATCH', '/spaces/first/constants', { AI_NAME: '已改名' })
  await caller.control('PATCH', '/spaces/first/users/lisi', {
    username: '李四光',
    apps: ['index'],
  })
  await caller.control('POST', '/spaces/first/faults', { path: '/x', kind: 'reset', nth: 3 })
  const { body: exported } = await caller.control('GET', '/spaces/first/export')
  expect(JSON.stringify(exported)).not.toContain('@first')

  const folder = mkdtempSync(join(tmpdir(), 'scenario-'))
  const file = join(folder, 'exported.jsonc')
  writeFileSync(file, JSON.stringify(exported))
  const again = await createMockPlatform({ port: 0, quiet: true, scenario: file })
  const there = callerOf(again)
  const second = (await there.control('GET', '/spaces/main/export')).body
  expect({ ...second, now: exported.now }).toEqual(exported)
  const { data } = await there.signIn('lisi')
  expect(data).toMatchObject({ username: '李四光', userId: 'u-lisi' })
  await again.close()
})

it('[MOCK-03] the journal holds no password and no token', async () => {
  await caller.control('POST', '/spaces', { scenario: 'default', id: 'discreet' })
  const token = await caller.tokenFor('lisi@discreet')
  await caller.call(`${check}?access_token=${token}`, token)
  await fetch(`${platform.url}/external/helpdesk/?ticket=${token}`)
  const { body } = await caller.control('GET', '/spaces/discreet/calls')
  const text = JSON.stringify(body)
  expect(body).toHaveLength(3)
  expect(body[0].body).toMatchObject({ username: 'lisi@discreet', password: '***' })
  expect(text).not.toContain(token)
  expect(text).not.toContain('Portal@2026')
  expect(text).not.toContain(Buffer.from('portal:portal-secret').toString('base64'))
  await caller.control('DELETE', '/spaces/discreet/calls')
  expect((await caller.control('GET', '/spaces/discreet/calls')).body).toEqual([])
})

describe('refusals of the control API', () => {
  const large = JSON.stringify({ scenario: 'x'.repeat(9 * 1024 * 1024) })
  const refused: [string, string, unknown, number, string][] = [
    [
      'POST',
      '/spaces',
      { scenaro: 'default' },
      400,
      'unknown field "scenaro" (did you mean "scenario"?)',
    ],
    ['POST', '/spaces', { scenario: 'defualt' }, 404, 'did you mean "default"?'],
    ['POST', '/spaces', { scenario: 'default', id: 'Up_Per' }, 400, 'a space id is 1 to 32'],
    [
      'POST',
      '/spaces',
      { scenario: 'default', id: 'main' },
      409,
      'there is a space "main" already',
    ],
    ['POST', '/spaces', '{oops', 400, 'not JSON'],
    ['POST', '/spaces/mian/reset', {}, 404, 'unknown space "mian": did you mean "main"?'],
    ['POST', '/spaces/main/faults', { path: '/x', kind: 'dely' }, 400, 'did you mean "delay"?'],
    ['DELETE', '/spaces/main/faults/fault-9', undefined, 404, 'unknown fault "fault-9": there are'],
    ['PATCH', '/spaces/main/constants', { AI_NAEM: 'x' }, 400, 'did you mean "AI_NAME"?'],
    ['PATCH', '/spaces/main/flags', { slideVerfy: true }, 400, 'did you mean "slideVerify"?'],
    [
      'PATCH',
      '/spaces/main/users/lisy',
      {},
      404,
      'unknown account "lisy": there are zhangsan, lisi',
    ],
    ['PATCH', '/spaces/main/users/lisi', { usernam: 'x' }, 400, 'did you mean "username"?'],
    ['POST', '/spaces/main/clock', { advanceMs: '5' }, 400, 'advanceMs'],
    ['GET', '/spacs', undefined, 404, 'has no GET /__mock/spacs'],
  ]

  it('[MOCK-03] a body over 8 MB is a 413', async () => {
    expect((await caller.control('POST', '/spaces', large)).status).toBe(413)
  })

  it.each(refused)('[MOCK-03] %s %s %o → %i', async (method, path, body, status, reason) => {
    const answer = await caller.control(method, path, body)
    expect(answer.status).toBe(status)
    expect(answer.body.error).toContain(reason)
  })
})
