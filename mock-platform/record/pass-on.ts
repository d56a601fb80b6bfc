import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import { envelope } from '../http/reply'
import { send } from '../http/send'
import type { PassedCall } from './recording'

/** Longer answers are passed on, but not kept. */
const longestAnswer = 4 * 1024 * 1024

function askTarget(target: URL, request: IncomingMessage) {
  const { host: _, ...headers } = request.headers
  const path = target.pathname.replace(/\/$/, '') + (request.url ?? '/')
  const ask = target.protocol === 'https:' ? https.request : http.request
  // Compressed answers could not be read.
  return ask({
    protocol: target.protocol,
    hostname: target.hostname,
    port: target.port,
    path,
    method: request.method,
    headers: { ...headers, host: target.host, 'accept-encoding': 'identity' },
  })
}

/** Forwards a call and its answer, and reports both. */
export function passOn(
  target: URL,
  request: IncomingMessage,
  response: ServerResponse,
  report: (call: PassedCall) => void,
): void {
  const asked = askTarget(target, request)
  asked.on('error', (error) => {
    if (response.headersSent) response.destroy()
    else void send(response, envelope(502, 502, `后端没有应答：${error.message}`), undefined)
  })
  asked.on('response', (answer) => {
    const { connection: _, 'keep-alive': __, ...headers } = answer.headers
    const kept = keep(answer)
    answer.once('end', () => report(callOf(request, answer, kept())))
    response.writeHead(answer.statusCode ?? 502, headers)
    pipeline(answer, response, () => {})
  })
  response.once('close', () => asked.destroy())
  pipeline(request, asked, () => {})
}

/** The text of a JSON answer, once it has ended. */
function keep(answer: IncomingMessage): () => string | undefined {
  if (!/\bjson\b/.test(answer.headers['content-type'] ?? '')) return () => undefined
  const chunks: Buffer[] = []
  let length = 0
  answer.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length <= longestAnswer) chunks.push(chunk)
  })
  return () => (length <= longestAnswer ? Buffer.concat(chunks).toString('utf8') : undefined)
}

function callOf(
  request: IncomingMessage,
  answer: IncomingMessage,
  json: string | undefined,
): PassedCall {
  const [path = '/', search = ''] = (request.url ?? '/').split(/\?(.*)/s)
  return {
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(search),
    json,
    authorization: request.headers.authorization,
    status: answer.statusCode ?? 0,
  }
}

/** Connects a socket to one of the target; its frames are not kept. */
export function passUpgradeOn(target: URL, request: IncomingMessage, socket: Duplex): void {
  const asked = askTarget(target, request)
  const headOf = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage) => {
    const pairs = rawHeaders.flatMap((name, at) =>
      at % 2 ? [] : `${name}: ${rawHeaders[at + 1]}\r\n`,
    )
    return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${pairs.join('')}\r\n`
  }
  asked.on('upgrade', (answer, other, head) => {
    socket.write(headOf(answer))
    socket.write(head)
    pipeline(socket, other, () => {})
    pipeline(other, socket, () => {})
  })
  asked.on('response', (answer) => {
    socket.write(headOf(answer))
    pipeline(answer, socket, () => {})
  })
  asked.on('error', () => socket.destroy())
  socket.on('error', () => asked.destroy())
  asked.end()
}
