import { describe, expect, it } from 'vitest'
import { airlineBindingsModel } from '../../mock-platform/endpoints/switching'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { auditLines, signedInAs, stackForFile } from '../support/server-test'
import { demoPassword } from '../support/stack'

const stack = await stackForFile({ PARENT_ORIGINS: 'https://parent.example' })

async function signedIn(name = 'zhangsan', scenario = 'default') {
  const { space, account, client } = await signedInAs(stack, name, scenario)
  return { client, space, account, inSpace: (id: string) => `${id}@${space.id}` }
}

function post(client: HttpClient, path: string, body: unknown) {
  return client.postJson(path, body)
}

/** A browser that still holds the session of another browser. */
function copyOf(client: HttpClient) {
  const copy = createHttpClient(stack.portal.url)
  for (const [name, value] of client.jar) copy.jar.set(name, value)
  return copy
}

const audits = (audit: string, tenant: string) => auditLines(stack, { audit, tenant })
const paths = {
  token: '/auth/sso/token/sso',
  change: '/service-base/open/ldap/changeAccount',
  airlines: '/service-base/hnacommon/listUserAirways',
  bind: '/service-base/hnacommon/bindAirways',
  init: '/service-base/hnacommon/getInitInfo',
}

describe('a sign-in over a page', () => {
  async function signInOver(as: (inSpace: (id: string) => string) => string, broken = false) {
    const { space, account, inSpace } = await signedIn()
    if (broken) space.faults.add({ path: paths.token, kind: 'status', status: 503 })
    const client = createHttpClient(stack.portal.url)
    const fields = { account: account('zhangsan'), password: demoPassword, as: as(inSpace) }
    const answer = await client.post('/login', { ...fields, redirect: '/session/resumed' })
    expect(answer.location).toBe('/session/resumed')
    return (await client.get('/index')).text
  }
  const another = (inSpace: (id: string) => string) =>
    `${inSpace('u-zhangsan-yz-fgw')} ${inSpace('yz-fgw')}`

  it('[DESK-07] goes on in the tenant of the page', async () => {
    expect(await signInOver(another)).toContain('切换单位：云州市发展和改革委员会')
  })

  it('[DESK-07] [HOLD-01] is one in the first tenant if the other cannot be had', async () => {
    expect(await signInOver(another, true)).toContain('切换单位：云州市人民政府办公室')
  })

  it('[DESK-07] [SAFE-01] is one in the first tenant if the page is not the user’s', async () => {
    const others = (inSpace: (id: string) => string) => `${inSpace('u-lisi')} ${inSpace('yz-fgw')}`
    expect(await signInOver(others)).toContain('切换单位：云州市人民政府办公室')
  })
})

describe('POST /tenant-switch', () => {
  it('[NAV-05] [AUTH-06] asks for the other tenant’s token and goes on in a fresh session there', async () => {
    const { client, space, inSpace } = await signedIn()
    const before = client.jar.get('portal')
    const answer = await post(client, '/tenant-switch', { tenantId: inSpace('yz-fgw') })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toEqual({
      userId: inSpace('u-zhangsan-yz-fgw'),
      tenantId: inSpace('yz-fgw'),
    })
    const [call] = space.journal.find({ path: paths.token, method: 'POST' })
    expect(call?.body).toEqual({
      type: 'othtenant',
      userId: inSpace('u-zhangsan-yz-fgw'),
      tenantId: inSpace('yz-fgw'),
      oldToken: '***',
    })
    expect(client.jar.get('portal')).not.toBe(before)
    const page = (await client.get('/index')).text
    expect(page).toContain('切换单位：云州市发展和改革委员会')
    expect(page).not.toMatch(/tk_/)
    expect((await client.get('/system/settingcenter/edit')).location).toContain('errorCode=404')
    expect(audits('tenant-switch', inSpace('yz-zfb'))).toMatchObject([
      { account: `zhangsan@${space.id}`, target: inSpace('yz-fgw'), result: 'ok' },
    ])
  })

  it('[AUTH-06] the old session is refused on every way, and takes no new one’s cookie away', async () => {
    const { client, space, inSpace } = await signedIn()
    const old = copyOf(client)
    await post(client, '/tenant-switch', { tenantId: inSpace('yz-fgw') })
    // The backend would still accept the old token: the refusal is the portal's own.
    space.journal.clear()
    const page = await old.get('/index')
    expect(page).toMatchObject({ status: 302, location: '/login?redirect=%2Findex' })
    expect(page.headers['set-cookie']).toBeUndefined()
    expect((await old.get('/service-system/user/personal/info')).status).toBe(401)
    expect((await old.get('/subapps/index/')).status).toBe(401)
    expect((await old.get('/open/helpdesk')).status).toBe(401)
    expect((await post(old, '/session/token', {})).status).toBe(302)
    expect((await post(old, '/tenant-switch', { tenantId: inSpace('yz-zfb') })).status).toBe(302)
    expect(space.journal.find({})).toEqual([])
    expect((await client.get('/index')).status).toBe(200)
  })

  it('[NAV-05] there and back again', async () => {
    const { client, inSpace } = await signedIn()
    await post(client, '/tenant-switch', { tenantId: inSpace('yz-fgw') })
    expect((await post(client, '/tenant-switch', { tenantId: inSpace('yz-zfb') })).status).toBe(200)
    const page = (await client.get('/index')).text
    expect(page).toContain('切换单位：云州市人民政府办公室')
    expect((await client.get('/system/settingcenter/edit')).status).toBe(200)
  })

  it.each([
    ['a refusal', { kind: 'code', code: 9 }, 422, 'refused'],
    ['an empty answer', { kind: 'code', code: 0 }, 502, 'empty'],
    ['a refused client', { kind: 'status', status: 401 }, 502, 'session-over'],
    ['an answer of another shape', { kind: 'wrong-shape' }, 502, 'shape'],
    ['a broken service', { kind: 'status', status: 500 }, 502, 'status'],
  ] as const)('[NAV-05] [ERR-01] %s is told as 切换失败, and nothing changes', async (_, fault, status, result) => {
    const { client, space, inSpace } = await signedIn()
    space.faults.add({ path: paths.token, ...fault })
    const answer = await post(client, '/tenant-switch', { tenantId: inSpace('yz-fgw') })
    expect(answer).toMatchObject({ status, text: '{"error":"切换失败","field":null}' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await client.get('/index')).text).toContain('切换单位：云州市人民政府办公室')
    expect(audits('tenant-switch', inSpace('yz-zfb'))).toMatchObject([{ result }])
  })

  it.each([
    ['the present tenant', 'yz-zfb'],
    ['a tenant of others', 'yz-jyj'],
    ['no tenant', ''],
  ] as const)('[NAV-05] refuses %s', async (_, id) => {
    const { client, space, inSpace } = await signedIn()
    const answer = await post(client, '/tenant-switch', { tenantId: id && inSpace(id) })
    expect(answer.status).toBe(400)
    expect(space.journal.find({ path: paths.token })).toEqual([])
  })
})

describe('the tenant menu', () => {
  const listed = (rows: unknown) => encodeURIComponent(JSON.stringify(rows))

  it('[NAV-02] stays away with one tenant, whatever the cookie of other systems says', async () => {
    const { client } = await signedIn('zhangsan', 'single-unit')
    for (const cookie of [
      '',
      '{',
      'null',
      '%E0%A4%A',
      listed([null, 7, {}, { targetUrl: 'javascript:alert(1)' }]),
      listed([{ othTenantName: '别处', targetUrl: 'https://evil.example/' }]),
    ]) {
      client.jar.set('tyAppList', cookie)
      const page = await client.get('/index')
      expect(page.status).toBe(200)
      expect(page.text).toContain('云州市人民政府办公室')
      expect(page.text).not.toContain('切换单位')
      expect(page.text).not.toContain('evil.example')
    }
  })
})

describe('POST /account-switch', () => {
  it('[ME-06] lists the user’s accounts, the present one marked', async () => {
    const { client, account } = await signedIn('wujiu')
    const { accounts } = JSON.parse((await client.get('/account-switch')).text)
    expect(accounts).toMatchObject([
      { userAccount: account('wujiu'), username: '吴九', current: true },
      { userAccount: account('lisi'), username: '李四', current: false },
      { userAccount: account('zhouba'), current: false },
    ])
  })

  it('[ME-06] [AUTH-06] several airlines are asked for, bound, and the session is a fresh one', async () => {
    const { client, space, account } = await signedIn('wujiu')
    const old = copyOf(client)
    const first = await post(client, '/account-switch', { account: account('lisi') })
    expect(JSON.parse(first.text).airlines).toHaveLength(3)
    expect(first.text + (await client.get('/index')).text).not.toMatch(/tk_/)
    expect((await client.get('/profile')).text).toContain('吴九')

    const last = await post(client, '/account-switch/airlines', { codes: ['YZ', 'BH'] })
    expect(JSON.parse(last.text)).toMatchObject({ handOver: null })
    expect(last.text).not.toMatch(/tk_/)
    expect(client.jar.has('portal-switch')).toBe(false)
    expect((await client.get('/profile')).text).toContain('李四')
    expect((await old.get('/index')).status).toBe(302)
    expect(space.collection(airlineBindingsModel).get('lisi')?.airwaysCodes).toEqual(['YZ', 'BH'])
    const order = space.journal.find({ path: '/service-base/*' }).map(({ path }) => path)
    expect(order).toEqual([paths.change, paths.airlines, paths.bind, paths.init])
    expect(audits('account-switch', `yz-jtj@${space.id}`)).toMatchObject([
      { account: account('wujiu'), target: account('lisi'), result: 'ok' },
    ])
  })

  it('[ME-06] one airline is taken without asking', async () => {
    const { client, space, account } = await signedIn('wujiu', 'one-airline')
    const answer = await post(client, '/account-switch', { account: account('lisi') })
    expect(JSON.parse(answer.text)).toMatchObject({ handOver: null })
    expect(space.collection(airlineBindingsModel).get('lisi')?.airwaysCodes).toEqual(['YZ'])
    expect((await client.get('/profile')).text).toContain('李四')
  })

  it.each([
    [paths.change, { kind: 'code', code: 9 }, /^切换账号失败\n./],
    [paths.airlines, { kind: 'status', status: 401 }, /^服务出现错误/],
    [paths.airlines, { kind: 'code', code: 9 }, /^(?!切换账号失败)./],
    [paths.bind, { kind: 'code', code: 9 }, /^绑定航司失败，失败原因：./],
    [paths.init, { kind: 'status', status: 500 }, /^服务出现错误/],
  ] as const)('[ME-06] [ERR-01] a failing %s says so and leaves the session as it is', async (path, fault, text) => {
    const { client, space, account } = await signedIn('wujiu', 'one-airline')
    space.faults.add({ path, ...fault })
    const answer = await post(client, '/account-switch', { account: account('lisi') })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(JSON.parse(answer.text).error).toMatch(text)
    expect((await client.get('/profile')).text).toContain('吴九')
    const [line] = audits('account-switch', `yz-jtj@${space.id}`)
    expect(line.result).not.toBe('ok')
  })

  it('[ME-06] refuses an account of others, airlines of others, and a step that was not begun', async () => {
    const { client, account } = await signedIn('wujiu')
    expect((await post(client, '/account-switch', { account: account('zhangsan') })).status).toBe(
      422,
    )
    expect((await post(client, '/account-switch', { account: account('wujiu') })).status).toBe(400)
    expect((await post(client, '/account-switch', {})).status).toBe(400)
    expect((await post(client, '/account-switch/airlines', { codes: ['YZ'] })).status).toBe(409)
    await post(client, '/account-switch', { account: account('lisi') })
    expect((await post(client, '/account-switch/airlines', { codes: [] })).status).toBe(400)
    expect((await post(client, '/account-switch/airlines', { codes: ['CA'] })).status).toBe(400)
    const other = await signedIn('zhangsan')
    other.client.jar.set('portal-switch', client.jar.get('portal-switch') ?? '')
    expect((await post(other.client, '/account-switch/airlines', { codes: ['YZ'] })).status).toBe(
      409,
    )
  })

  it('[ME-06] [SAFE-07] hands over to a configured parent window alone', async () => {
    const { client, account } = await signedIn('wujiu', 'one-airline')
    const before = client.jar.get('portal')
    const known = { account: account('lisi'), parent: 'https://parent.example' }
    const { handOver } = JSON.parse((await post(client, '/account-switch', known)).text)
    expect(handOver).toEqual({
      origin: 'https://parent.example',
      url: expect.stringMatching(/^\/ssoLogin\?tk=tk_[\w-]+&url=%2F$/),
    })
    expect(client.jar.get('portal')).toBe(before)
    const policy = (await client.get('/index')).headers['content-security-policy']
    expect(policy).toContain("frame-ancestors 'self' https://parent.example")

    const unknown = { account: account('lisi'), parent: 'https://evil.example' }
    const answer = await post(client, '/account-switch', unknown)
    expect(JSON.parse(answer.text).handOver).toBeNull()
    expect(answer.text).not.toMatch(/tk_/)
  })
})

it('[ME-10] roles are on the user’s card, and can be asked for by user id', async () => {
  const { client, space, inSpace } = await signedIn()
  const card = JSON.parse((await client.get('/profile')).text)
  expect(card).toMatchObject({ name: '张三', roles: '公文管理员、综合科内勤' })
  const base = '/service-system/sysroleuserhna/listRolesByUserId'
  const rolesOf = async (id: string) =>
    JSON.parse((await client.get(`${base}/${encodeURIComponent(id)}`)).text)
  expect((await rolesOf(inSpace('u-admin'))).data).toMatchObject([
    { roleName: '平台管理员' },
    { roleName: '安全保密员' },
  ])
  expect((await rolesOf(inSpace('u-zhangsan-yz-fgw'))).data).toMatchObject([
    { roleName: '挂职干部' },
  ])
  expect((await rolesOf('nobody')).code).toBe(404)
  space.faults.add({ path: '/service-system/sysroleuserhna/*', kind: 'status', status: 500 })
  expect(JSON.parse((await client.get('/profile')).text)).toMatchObject({
    name: '张三',
    roles: null,
  })
})
