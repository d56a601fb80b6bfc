import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { listApps } from '~contract/platform/apps'
import { readConstant } from '~contract/platform/constants'
import type { PlatformError } from '~contract/platform/platform-error'
import { defaultServicePrefixes } from '~contract/platform/services'
import { readUser, signIn, signOut } from '~contract/platform/user'
import { createPlatformClient } from './client'
import { apps, caller, envelope, testBackend } from './test-backend'

const backend = testBackend()
const listInput = { query: { column: 'sort' as const } }
const list = () => backend.platform.call(listApps, caller, listInput)
const failureOf = (work: Promise<unknown>): Promise<PlatformError> =>
  work.then(
    () => expect.unreachable('the call succeeded'),
    (error: PlatformError) => error,
  )

describe('a request', () => {
  it('[ERR-03] goes below the configured prefix with version, ids and the token', async () => {
    backend.respond = (res) => res.end(envelope(apps))
    await list()
    expect(backend.received).toMatchObject([
      {
        method: 'GET',
        url: '/other/system/sysappuser/list?column=sort',
        headers: {
          version: '1.3',
          authorization: 'Bearer tk_mine',
          'x-request-id': caller.requestId,
          traceparent: expect.stringMatching(`^00-${caller.requestId}-[0-9a-f]{16}-01$`),
        },
      },
    ])
  })

  it('[AUTH-01] of the sign-in is a form under the client credential, never under a token', async () => {
    backend.respond = (res) => res.end(envelope(null, -1, '用户名或密码错误'))
    const body = { grant_type: 'password' as const, username: '张&三', password: 'a=b&c' }
    await failureOf(backend.platform.call(signIn, caller, { body }))
    expect(backend.received[0]?.headers.authorization).toBe(`Basic ${btoa('portal:secret')}`)
    expect(Object.fromEntries(new URLSearchParams(backend.received[0]?.body))).toEqual(body)
  })

  it('escapes path parameters, and is not made without them', async () => {
    backend.respond = (res) => res.end(envelope(null))
    await backend.platform.call(readConstant, caller, { params: { name: '../a b/c' } })
    expect(backend.received[0]?.url).toBe('/other/system/setconstant/value/..%2Fa%20b%2Fc')
    await expect(backend.platform.call(readUser, caller, {})).rejects.toThrow(TypeError)
    expect(backend.received).toHaveLength(1)
  })
})

describe('an answer', () => {
  it.each([
    [
      'a refusal',
      200,
      envelope(null, 7, '余额不足'),
      { failure: 'refused', code: 7, message: '余额不足' },
    ],
    ['a login code', 200, envelope(null, 1001), { failure: 'session-over', code: 1001 }],
    ['HTTP 401', 401, 'no json', { failure: 'session-over', code: 401 }],
    ['HTTP 500', 500, envelope(apps), { failure: 'status', code: 500 }],
    ['HTTP 404', 404, '', { failure: 'status', code: 404 }],
    ['a page', 200, '<!doctype html>', { failure: 'shape' }],
    ['no envelope', 200, '[]', { failure: 'shape', message: expect.stringMatching(/^envelope: /) }],
    [
      'a code in letters',
      200,
      '{"code":"0"}',
      { failure: 'shape', message: expect.stringMatching(/^envelope\.code: /) },
    ],
  ])('that is %s has its own failure', async (_, status, text, expected) => {
    backend.respond = (res) => res.writeHead(status).end(text)
    const error = await failureOf(list())
    expect(error).toMatchObject({
      name: 'PlatformError',
      service: 'system',
      call: 'listApps',
      ...expected,
    })
    expect(backend.observed).toEqual([{ endpoint: 'listApps', outcome: expected.failure }])
  })

  it('[MOCK-04] that drifts from the contract names endpoint and field, and no value', async () => {
    const canary = 'value-canary-99'
    const drifted = { userApp: canary, userAppTop: { canary } }
    backend.respond = (res) => res.end(envelope(drifted))
    const error = await failureOf(list())
    expect(error).toMatchObject({ failure: 'shape', call: 'listApps' })
    expect(error.message).toContain('data.userApp: ')
    expect(error.message).toContain('data.userAppTop: ')
    expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain(
      canary,
    )
  })

  it.each([203, 205])('with code %i is a success like 0', async (code) => {
    backend.respond = (res) => res.end(envelope(null, code))
    await expect(backend.platform.call(signOut, caller)).resolves.toBeNull()
  })
})

describe('trouble on the line', () => {
  it('[HOLD-02] a GET is tried once more after a reset', async () => {
    backend.respond = (res) => {
      if (backend.received.length === 1) res.socket?.resetAndDestroy()
      else res.end(envelope(apps))
    }
    expect((await list()).userApp).toHaveLength(1)
    expect(backend.received).toHaveLength(2)
    expect(backend.observed).toEqual([{ endpoint: 'listApps', outcome: 'ok' }])
  })

  it('[HOLD-02] a POST is not, whatever happens', async () => {
    for (const spoil of [
      (res: ServerResponse) => void res.socket?.resetAndDestroy(),
      (res: ServerResponse) => void res.writeHead(503).end(),
      (res: ServerResponse) => {
        res.writeHead(200, { 'content-length': '50' })
        res.write('{', () => res.destroy())
      },
    ]) {
      backend.received = []
      backend.respond = spoil
      await failureOf(backend.platform.call(signOut, caller))
      expect(backend.received).toHaveLength(1)
    }
  })

  it('[HOLD-02] silence ends at the read limit, and is not asked again', async () => {
    backend.respond = () => {}
    expect(await failureOf(list())).toMatchObject({ failure: 'timeout' })
    expect(backend.received).toHaveLength(1)
  })

  it('[HOLD-02] an answer that drips past the limits ends as well', async () => {
    backend.respond = (res) => {
      res.write('{')
      const drip = setInterval(() => res.write(' '), 50)
      res.on('close', () => clearInterval(drip))
    }
    expect(await failureOf(list())).toMatchObject({ failure: 'timeout' })
  })

  it('[HOLD-02] an answer without an end is given up before it fills the memory', async () => {
    backend.respond = (res) => {
      const pour = () => {
        while (!res.destroyed && res.write(Buffer.alloc(1024 * 1024, ' ')));
      }
      res.on('drain', pour)
      pour()
    }
    expect((await failureOf(list())).failure).toMatch(/unreachable|timeout/)
  })

  it('[HOLD-02] a port without a listener is unreachable', async () => {
    const nowhere = createPlatformClient({
      origin: 'http://127.0.0.1:9',
      prefixes: defaultServicePrefixes,
      clientCredential: 'a:b',
      connectTimeout: 300,
      readTimeout: 300,
    })
    expect(await failureOf(nowhere.call(listApps, caller, listInput))).toMatchObject({
      failure: 'unreachable',
    })
    await nowhere.close()
  })
})
