import { describe, expect, it } from 'vitest'
import type { Fault } from '../../mock-platform/data/faults'
import { createHttpClient } from '../support/http-client'
import { signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile()

const signedIn = (name = 'zhangsan') => signedInAs(stack, name)
const personal = '/service-system/user/personal/info'

describe("sub-apps' requests", () => {
  it('[SAFE-05] reach the services in the name of the session', async () => {
    const { client, space } = await signedIn()
    const answer = await client.get(`${personal}?a=%E5%85%AC&b=1`)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 0, data: { name: '张三' } })
    expect(space.journal.find({ path: personal })).toMatchObject([
      { account: 'zhangsan', query: { a: '公', b: '1' }, headers: { version: '1.3' } },
    ])
  })

  it("[SAFE-05] carry the session's Authorization, whatever else the client claims", async () => {
    const [mine, other] = [await signedIn('zhangsan'), await signedIn('lisi')]
    const token = JSON.parse((await other.client.post('/session/token')).text).token
    const answer = await mine.client.get(personal, {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-user': 'admin',
      forwarded: 'for=10.0.0.1',
      'x-real-ip': '10.0.0.1',
      'x-user-id': 'u-admin',
      'tenant-id': 'other',
      'accept-language': 'zh-CN',
    })
    expect(JSON.parse(answer.text).data.name).toBe('张三')
    const [call] = mine.space.journal.find({ path: personal })
    expect(call?.headers['accept-language']).toBe('zh-CN')
    expect(Object.keys(call?.headers ?? {}).sort()).toEqual([
      'accept-language',
      'authorization',
      'connection',
      'host',
      'traceparent',
      'version',
      'x-request-id',
    ])
  })

  it('[SAFE-05] carry bodies and methods through', async () => {
    const { client, space } = await signedIn()
    const json = { 'content-type': 'application/json' }
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await client.send('/service-mail/none', {
        method,
        headers: json,
        body: '{"a":"信"}',
      })
      expect(answer.status).toBe(404)
    }
    expect(space.journal.find({ path: '/service-mail/none' })).toMatchObject(
      ['POST', 'PUT', 'DELETE'].map((method) => ({ method, body: { a: '信' } })),
    )
  })

  it('[SAFE-05] with a body that does not belong still get their answer', async () => {
    const { client } = await signedIn()
    const answer = await client.send(personal, {
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    })
    expect(answer.status).toBe(200)
  })

  it.each([
    personal,
    '/subapps/index/',
    '/workplace-service/spg/allList',
    '/api/esSearch/pageQuery',
  ])('[SAFE-05] to %s without a session get 401 in an envelope, and reach no backend', async (path) => {
    stack.mock.space().journal.clear()
    const answer = await createHttpClient(stack.portal.url).get(path, { authorization: 'Bearer x' })
    expect(answer.status).toBe(401)
    expect(JSON.parse(answer.text)).toEqual({
      code: 401,
      msg: expect.stringMatching('登录'),
      data: null,
    })
    expect(stack.mock.space().journal.find({})).toEqual([])
  })

  it('[SAFE-09] [SAFE-11] with a body that a backend refuses are logged with the address they came from', async () => {
    const { client, space, account } = await signedIn()
    space.clock.advance(13 * 3_600_000)
    const answer = await client.postJson('/service-mail/mail/draft', { a: '信' })
    expect(answer.status).toBe(401)
    const lines = () => stack.logLines.filter((line) => line.includes('/service-mail/mail/draft'))
    await expect.poll(lines).toContainEqual(expect.stringContaining('"address":"127.0.0.1"'))
    expect(lines().join('')).toContain(account('zhangsan'))
  })

  it('[SAFE-05] get data under a policy that runs nothing, and no cookies of the platform', async () => {
    const { client } = await signedIn()
    const { headers } = await client.get(personal)
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('[SAFE-05] get a 502 envelope when the service cuts the line, and no second try of a POST', async () => {
    const { client, space } = await signedIn()
    space.faults.add({ path: '/service-mail/*', kind: 'reset' })
    const answer = await client.post('/service-mail/send', {})
    expect(answer.status).toBe(502)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 502, data: null })
    expect(space.journal.find({ path: '/service-mail/send' })).toHaveLength(1)
  })

  it.each<Omit<Fault, 'path'>>([
    { kind: 'reset' },
    { kind: 'status', status: 502 },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 504 },
  ])('[HOLD-02] that read are made once more after %j, not a third time', async (fault) => {
    const { client, space } = await signedIn()
    space.faults.add({ path: personal, nth: 1, ...fault })
    expect((await client.get(personal)).status).toBe(200)
    expect(space.journal.find({ path: personal })).toHaveLength(2)

    space.faults.add({ path: personal, ...fault })
    expect((await client.get(personal)).status).toBe(fault.status ?? 502)
    expect(space.journal.find({ path: personal })).toHaveLength(4)
  })

  it.each<Omit<Fault, 'path'>>([
    { kind: 'status', status: 500 },
    { kind: 'redirect' },
    { kind: 'bad-json' },
  ])('[HOLD-02] that read are made once if the answer is %j', async (fault) => {
    const { client, space } = await signedIn()
    space.faults.add({ path: personal, ...fault })
    await client.get(personal)
    expect(space.journal.find({ path: personal })).toHaveLength(1)
  })
})

describe('addresses', () => {
  it.each([
    '/service-mail/../service-system/user/personal/info',
    '/service-mail/..',
    '/service-mail/a/../../auth/oauth/check_token',
    '/service-mail/%2e%2e/service-system/user/personal/info',
    '/service-mail/%2E./service-system/user/personal/info',
    '/service-mail/..%2fservice-system/user/personal/info',
    '/service-mail/%2e%2e%2fservice-system',
    '/service-mail/..%5cservice-system',
    '/service-mail/..\\service-system',
    '/service-mail/%252e%252e/service-system',
    '/service-mail/%25252e%25252e/service-system',
    '/service-mail/..%252fservice-system',
    '/service-mail/..%255cservice-system',
    '/service-mail/..;/service-system/user/personal/info',
    '/service-mail/%2e%2e;x=y/service-system',
    '/service-mail/%c0%ae%c0%ae/service-system',
    '/service-mail/%25c0%25ae%25c0%25af',
    '/service-mail/..%e0%80%afservice-system',
    '/subapps/../auth/oauth/check_token',
    '/subapps/index/%2e%2e/%2e%2e/__mock/scenarios',
    '/subapps/..%2f__mock/scenarios',
  ])('[SAFE-05] %s is refused before it leaves the portal', async (path) => {
    const { client, space } = await signedIn()
    space.journal.clear()
    const answer = await client.get(path)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 400, data: null })
    expect(space.journal.find({})).toEqual([])
  })

  it('[SAFE-05] a control character in an address is refused before anything reads it', async () => {
    const { client, space } = await signedIn()
    space.journal.clear()
    expect((await client.get('/service-mail/a%00b')).status).toBe(400)
    expect(space.journal.find({})).toEqual([])
  })

  it.each([
    '/auth/oauth/check_token',
    '/auth/token/logout',
    '/__mock/scenarios',
    '/external/policy/',
    '/service-none/x',
    '/Service-System/user/personal/info',
    '//service-system/user/personal/info',
    '/x/../service-system/user/personal/info',
  ])("[SAFE-05] %s is the portal's own unknown path", async (path) => {
    const { client, space } = await signedIn()
    space.journal.clear()
    const answer = await client.get(`${path}?probe=1`)
    expect(answer.status).toBe(302)
    expect(answer.location).toMatch(/^\/exptions\?errorCode=404&redirect=/)
    expect(space.journal.find({}).filter(({ query }) => query.probe)).toEqual([])
  })

  it('[SAFE-05] with an encoded letter or a query of dots stay what they are', async () => {
    const { client, space } = await signedIn()
    await client.get('/service-mail/a.b..c/%E5%85%AC?x=../..&y=%2f')
    expect(space.journal.find({ path: '/service-mail/a.b..c/%E5%85%AC' })).toMatchObject([
      { query: { x: '../..', y: '/' } },
    ])
  })
})
