import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answerer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * A backend that a test writes line by line, for what the mock platform cannot do: redirects, endless bodies,
 * broken headers. It lets anybody sign in with the token `tk_upstream`.
 */
export async function startUpstream(answerer: Answerer) {
  const received: IncomingMessage[] = []
  const server = createServer((request, response) => {
    if (request.url === '/auth/oauth/token') return void response.end(JSON.stringify(signInAnswer))
    received.push(request)
    answerer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What came in, sign-ins left out. */
    received,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const person = { userId: 'u-1', account: 'upstream', username: '上游', tenantId: 't-1', exInfo: {} }
const signInAnswer = { code: 203, msg: '', data: { ...person, access_token: 'tk_upstream' } }
