import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { defaultServicePrefixes } from '~contract/platform/services'
import { createPlatformClient, type PlatformClient } from './client'

interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** A backend on its own port, and a new client for each test. */
export interface TestBackend {
  platform: PlatformClient
  received: Received[]
  /** Finished calls, as the client reported them. */
  observed: { endpoint: string; outcome: string }[]
  /** The client's key for sealed fields; set it before the test starts. */
  passwordKey: string | undefined
  /** Answers a request; each test sets it. */
  respond(res: ServerResponse): unknown
}

export function testBackend(): TestBackend {
  const backend: TestBackend = {
    platform: undefined as unknown as PlatformClient,
    received: [],
    observed: [],
    passwordKey: undefined,
    respond: (res) => res.end(),
  }
  const server = createServer(async (req, res) => {
    const { method, url, headers } = req
    let body = ''
    for await (const chunk of req) body += chunk
    backend.received.push({ method, url, headers, body })
    backend.respond(res)
  })

  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    backend.received = []
    backend.observed = []
    backend.platform = createPlatformClient({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      prefixes: { ...defaultServicePrefixes, system: '/other/system' },
      clientCredential: 'portal:secret',
      connectTimeout: 300,
      readTimeout: 200,
      passwordKey: backend.passwordKey,
      observe: ({ endpoint, outcome }) => backend.observed.push({ endpoint, outcome }),
    })
  })
  afterEach(() => backend.platform.close())
  return backend
}

export const caller = { token: 'tk_mine', requestId: 'ab'.repeat(16) }
export const apps = { userApp: [{ id: 1, code: 'inbox', title: '内部邮件' }] }

export function envelope(data: unknown, code = 0, msg = ''): string {
  return JSON.stringify({ code, msg, data })
}
