import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from './ports'

type Answerer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * A backend that a test writes line by line, for what the mock platform cannot do: redirects, endless bodies, broken
 * headers. Every account may sign in, with the token `tk_upstream`.
 */
export async function startUpstream(answerer: Answerer) {
  const received: IncomingMessage[] = []
  const server = createServer((request, response) => {
    if (request.url === '/auth/oauth/token') return void response.end(JSON.stringify(signInAnswer))
    received.push(request)
    answerer(request, response)
  })
  return {
    ...(await listenLocally(server)),
    /** The requests received, except for sign-ins. */
    received,
  }
}

const user = { userId: 'u-1', account: 'upstream', username: '上游', tenantId: 't-1', exInfo: {} }
const signInAnswer = { code: 203, msg: '', data: { ...user, access_token: 'tk_upstream' } }
